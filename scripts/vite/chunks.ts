import path from 'node:path'
import type { Rolldown } from 'vite'

const app = [path.resolve('src/web/main.tsx')]
const deferred = [path.resolve('src/web/app/deferred-chunk.ts')]
const runtime = /^\0?rolldown\/runtime/

/**
 * Dialogs, menus and the like come with what opens them, but for the one part that takes notices before they are shown;
 * schemas come with the forms.
 */
const later =
  /@base-ui\/(?!react\/toast\/createToastManager|utils\/generateId)|@floating-ui|\/zod\/|\?schemas$|\/contract\/fields\.ts$/

/** Of the library that asks the server, what only later screens use; it comes with what follows on the first one. */
const afterFirst = /\/(?:infiniteQueryObserver|useInfiniteQuery|useMutationState)\.js$/

type Graph = Rolldown.ChunkingContext

const reached = new WeakMap<Graph, Map<readonly string[], Set<string>>>()

/** Every module that these import without waiting, and they themselves. */
const neededBy = (roots: readonly string[], graph: Graph): Set<string> => {
  const ofGraph = reached.get(graph) ?? new Map<readonly string[], Set<string>>()
  reached.set(graph, ofGraph)
  const known = ofGraph.get(roots)
  if (known) return known
  const found = new Set(roots)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  ofGraph.set(roots, found)
  return found
}

/**
 * What the app needs at once is one file instead of two dozen, so that the first screen costs few requests; what home
 * shows next is a second one; likewise what the dialogs share, and the schemas of the forms. Schemas stand on rules
 * that screens use, too: such rules lie in neither, or schemas and a screen would wait for each other.
 */
export const chunks = (): Rolldown.CodeSplittingOptions => ({
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'core',
      name: (id, graph) =>
        runtime.test(id) || (neededBy(app, graph).has(id) && !later.test(id) && !afterFirst.test(id)) ? 'core' : null,
    },
    {
      debugName: 'deferred',
      name: (id, graph) =>
        afterFirst.test(id) || (neededBy(deferred, graph).has(id) && !later.test(id)) ? 'deferred' : null,
    },
    { name: 'parts', test: /@base-ui\/|@floating-ui\//, minShareCount: 2 },
    { name: 'rules', test: /\/src\/shared\/[\w-]+\/rules\.ts$/ },
    { name: 'schemas', test: /\/zod\/|\?schemas$|\/contract\/fields\.ts$/ },
  ],
})
