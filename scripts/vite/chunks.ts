import path from 'node:path'
import type { Rolldown } from 'vite'

const app = path.resolve('src/web/main.tsx')
const runtime = /^\0?rolldown\/runtime/

/**
 * Dialogs, menus and the like come with what opens them, but for the one part that takes notices before they are shown;
 * schemas come with the forms.
 */
const later =
  /@base-ui\/(?!react\/toast\/createToastManager|utils\/generateId)|@floating-ui|\/zod\/|\?schemas$|\/contract\/fields\.ts$/

const reached = new WeakMap<Rolldown.ChunkingContext, Set<string>>()

/** Every module that the app imports without waiting. */
const neededAtOnce = (graph: Rolldown.ChunkingContext): Set<string> => {
  const known = reached.get(graph)
  if (known) return known
  const found = new Set([app])
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  reached.set(graph, found)
  return found
}

/**
 * What the app needs at once is one file instead of two dozen, so that the first screen costs few requests; likewise
 * what the dialogs share, and the schemas of the forms. Schemas stand on rules that screens use, too: rules lie in
 * neither, or schemas and a screen would wait for each other.
 */
export const chunks = (): Rolldown.CodeSplittingOptions => ({
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'core',
      name: (id, graph) => (runtime.test(id) || (neededAtOnce(graph).has(id) && !later.test(id)) ? 'core' : null),
    },
    { name: 'parts', test: /@base-ui\/|@floating-ui\//, minShareCount: 2 },
    { name: 'rules', test: /\/src\/shared\/[\w-]+\/rules\.ts$/ },
    { name: 'schemas', test: /\/zod\/|\?schemas$|\/contract\/fields\.ts$/ },
  ],
})
