import type { Rolldown } from 'vite';

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/;

/**
 * What the entry of the page imports at once comes as one file of the page's own code, beside one of
 * the framework, which changes seldom and is kept by browsers; left alone, it comes as thirty small
 * files. The entry is the path of its module.
 */
export function chunksOfEntry(entry: string): Rolldown.CodeSplittingOptions {
  const imported = new Set<string>();
  const collect = (id: string, context: Rolldown.ChunkingContext) => {
    if (imported.has(id) || id.includes('node_modules')) return;
    imported.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) collect(next, context);
  };
  return {
    groups: [
      { name: 'framework', test: FRAMEWORK, priority: 2 },
      {
        name: (id, context) => {
          collect(entry, context);
          return imported.has(id) ? 'page' : null;
        },
        debugName: 'page',
        priority: 1,
        includeDependenciesRecursively: false,
      },
    ],
  };
}
