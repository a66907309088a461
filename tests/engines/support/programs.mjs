// Programs that the engines need, started here and ended here.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** The first of these programs on the PATH. */
export function onPath(...names) {
  for (const name of names) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`]).stdout.toString().trim();
    if (path) return path;
  }
  throw new Error(`no ${names.join(' or ')} on the PATH`);
}

/** A file of this name that came with an installed Debian package. */
export function inPackage(debianPackage, fileName) {
  const files = spawnSync('dpkg', ['-L', debianPackage]).stdout.toString().split('\n');
  const path = files.find((file) => file.endsWith(`/${fileName}`));
  if (!path) throw new Error(`no ${fileName} in ${debianPackage}`);
  return path;
}

/** A port of the loopback address that nobody listens at. */
export const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** Starts a program that does not outlive this one. */
export function start(...given) {
  const program = spawn(...given);
  process.once('exit', () => program.kill());
  return program;
}

/** Ends a program that was started here, and waits until it has gone. */
export async function end(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((exited) => program.once('exit', exited));
  program.kill();
  await gone;
}

/** An X server without a screen to look at; resolves with the program and its display. */
export function startDisplay() {
  const program = start(onPath('Xvfb'), ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((started, failed) => {
    program.once('exit', (status) => failed(new Error(`Xvfb ended with ${status}`)));
    program.stdio[3].once('data', (number) => started({ program, display: `:${number.toString().trim()}` }));
  });
}
