// A page in TypeScript that uses the element: it is compiled, never run.
import type { BloomPlaygroundElement as Declared } from '../public/bloom-playground.js';
import type { BloomPlaygroundElement } from '../src/bloom-playground.js';

/** What is declared to the world is what there is. */
export const isAsDeclared = (element: BloomPlaygroundElement): Pick<Declared, Methods> => element;
type Methods = Exclude<keyof Declared, keyof HTMLElement>;

export async function use(): Promise<string[]> {
  const element = document.createElement('bloom-playground');
  element.m = 16;
  element.words = 'apple,banana';
  element.autoplay = true;
  element.theme = 'dark';
  element.addEventListener('change', ({ detail }) => console.log(detail.state.length, detail.userInitiated));
  element.addEventListener('verdict', ({ detail: { word, truth } }) => console.log(word, truth === 'false_positive'));
  element.addEventListener('error', ({ detail: { message } }) => console.log(message));
  element.addEventListener('ready', () => element.setState(element.getState()));
  element.addEventListener('click', (event) => console.log(event.clientX));
  // @ts-expect-error There is no such theme.
  element.theme = 'blue';
  const picture: Blob | null = await element.toPNG();
  console.log(picture?.size, element.toSVG().length);
  element.undo();
  return element.run(['add kiwi', 'end']);
}
