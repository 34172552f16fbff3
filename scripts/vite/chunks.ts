import path from 'node:path'
import type { Rolldown } from 'vite'

const app = [path.resolve('src/web/main.tsx')]
const deferred = [path.resolve('src/web/app/deferred-chunk.ts')]
const runtime = /^\0?rolldown\/runtime/

/**
 * Modules that are loaded with the dialogs, menus and forms that use them, and not at startup. The toast manager is an
 * exception, because toasts can be added before their region has been loaded.
 */
const lazyModules =
  /@base-ui\/(?!react\/toast\/createToastManager|utils\/generateId)|@floating-ui|\/zod\/|\?schemas$|\/contract\/fields\.ts$/

/** Parts of the query library that only later screens use. */
const deferredModules = /\/(?:infiniteQueryObserver|useInfiniteQuery|useMutationState)\.js$/

type Graph = Rolldown.ChunkingContext

const moduleCache = new WeakMap<Graph, Map<readonly string[], Set<string>>>()

/** Returns the modules that these import statically, including themselves. */
const staticImportsOf = (roots: readonly string[], graph: Graph): Set<string> => {
  const ofGraph = moduleCache.get(graph) ?? new Map<readonly string[], Set<string>>()
  moduleCache.set(graph, ofGraph)
  const cached = ofGraph.get(roots)
  if (cached) return cached
  const modules = new Set(roots)
  for (const id of modules) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  ofGraph.set(roots, modules)
  return modules
}

/**
 * Groups modules into few files to keep the number of requests low: `core` for the first screen, `deferred` for what home
 * loads afterwards, `parts` for dialogs, `schemas` for forms. Rules that schemas and screens share get a file of their own,
 * because otherwise these files would import each other.
 */
export const chunks = (): Rolldown.CodeSplittingOptions => ({
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'core',
      name: (id, graph) =>
        runtime.test(id) || (staticImportsOf(app, graph).has(id) && !lazyModules.test(id) && !deferredModules.test(id))
          ? 'core'
          : null,
    },
    {
      debugName: 'deferred',
      name: (id, graph) =>
        deferredModules.test(id) || (staticImportsOf(deferred, graph).has(id) && !lazyModules.test(id))
          ? 'deferred'
          : null,
    },
    { name: 'parts', test: /@base-ui\/|@floating-ui\//, minShareCount: 2 },
    { name: 'rules', test: /\/src\/shared\/[\w-]+\/rules\.ts$/ },
    { name: 'schemas', test: /\/zod\/|\?schemas$|\/contract\/fields\.ts$/ },
  ],
})
