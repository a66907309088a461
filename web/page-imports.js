// What the module imports from its page: named here so that the linker knows them, given in core.ts.
mergeInto(LibraryManager.library, {
  page_now: () => {},
});
