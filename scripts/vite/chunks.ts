import path from 'node:path'
import type { Rolldown } from 'vite'

const appEntries = [path.resolve('src/web/main.tsx')]
/** What home loads right after its first screen. */
const deferredEntries = [
  path.resolve('src/web/app/deferred-components.ts'),
  path.resolve('src/web/ui/posed-mascot.tsx'),
  path.resolve('src/web/app/rail-areas.tsx'),
]
const partsEntries = [path.resolve('src/web/app/glim-popover.tsx')]
const runtimePattern = /^\0?rolldown\/runtime/

/** Modules that are loaded with the dialogs, menus and forms that use them, and not at startup. */
const lazyModulePattern = /@base-ui\/|@floating-ui|use-sync-external-store\/|\/zod\/|\?schemas$|\/contract\/fields\.ts$/

/** Modules whose own imports are loaded with them: a rule that only schemas use is no part of the first screen. */
const schemaModulePattern = /\?schemas$/

/** Parts of the query library that only later screens use. */
const deferredModulePattern =
  /\/(?:infiniteQueryObserver|queriesObserver|useInfiniteQuery|useMutationState|useQueries)\.js$/

/** The set of pictures and the words that suggest them, which screens load after they are shown. */
const pictureModulePattern =
  /\/drawings\/pictures\/|\/shared\/pictures\/(?:guess|words\/)|\/(?:picture-drawing|picture-cover|suitable-picture)\.tsx$/

/** The pages before a sign-in, which are small: each of their files would cost the first screen its address. */
const visitorModulePattern =
  /\/src\/(?:web\/features\/auth\/(?!invite|recent|sign-out-button)|shared\/auth\/sign-in-errors)/

/** Modules that several screens use, and that are too small for a file of their own. */
const sharedModulePattern = /\/src\/web\/(?:ui|lib|ledger|features|app)\//
const dialogLibraryPattern = /@base-ui\/|@floating-ui\/|use-sync-external-store\//
const contractPattern = /\/src\/shared\/[\w-]+\/contract\.ts$/

type Graph = Rolldown.ChunkingContext

const moduleCache = new WeakMap<Graph, Map<readonly string[], Set<string>>>()

/** Returns the ids of all modules that `roots` import statically, directly or not, including `roots`; not through schemas. */
const collectStaticImports = (roots: readonly string[], graph: Graph): Set<string> => {
  const ofGraph = moduleCache.get(graph) ?? new Map<readonly string[], Set<string>>()
  moduleCache.set(graph, ofGraph)
  const cached = ofGraph.get(roots)
  if (cached) return cached
  const modules = new Set(roots)
  for (const id of modules) {
    if (schemaModulePattern.test(id)) continue
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  }
  ofGraph.set(roots, modules)
  return modules
}

/** Returns the group of a shared module: by the library that it needs, so that others do not load that. */
const chooseSharedGroup = (id: string, graph: Graph): string | null => {
  if (dialogLibraryPattern.test(id)) return 'dialogs'
  if (contractPattern.test(id)) return 'controls'
  if (!sharedModulePattern.test(id)) return null
  const lazyModules = [...collectStaticImports([id], graph)].filter((imported) => lazyModulePattern.test(imported))
  if (lazyModules.some((imported) => imported.includes('@base-ui/'))) return 'dialogs'
  return lazyModules.some((imported) => imported.includes('/zod/')) ? 'forms' : 'controls'
}

/**
 * Groups modules into few files to keep the number of requests low: `core` for the first screen, `deferred` for what home
 * loads afterwards, such as the set of pictures, `parts` for Glim's popover with all it needs, `visitors` for the pages
 * before a sign-in, `schemas` for forms, and what screens share: `dialogs`, `forms` and, without a library, `controls`.
 * Rules that schemas and screens share get a file of their own, because otherwise these files would import each other.
 */
export const createChunkGroups = (): Rolldown.CodeSplittingOptions => ({
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'core',
      name: (id, graph) =>
        runtimePattern.test(id) ||
        (collectStaticImports(appEntries, graph).has(id) &&
          !lazyModulePattern.test(id) &&
          !deferredModulePattern.test(id))
          ? 'core'
          : null,
    },
    {
      debugName: 'deferred',
      name: (id, graph) =>
        deferredModulePattern.test(id) ||
        pictureModulePattern.test(id) ||
        (collectStaticImports(deferredEntries, graph).has(id) && !lazyModulePattern.test(id))
          ? 'deferred'
          : null,
    },
    {
      debugName: 'parts',
      name: (id, graph) =>
        collectStaticImports(partsEntries, graph).has(id) && (dialogLibraryPattern.test(id) || id.includes('/src/web/'))
          ? 'parts'
          : null,
    },
    { name: 'visitors', test: visitorModulePattern },
    { debugName: 'shared', name: chooseSharedGroup, minShareCount: 2 },
    { name: 'rules', test: /\/src\/shared\/[\w-]+\/rules\.ts$/ },
    { name: 'schemas', test: /\/zod\/|\?schemas$|\/contract\/fields\.ts$|\/rewards\/picture-url\.ts$/ },
  ],
})
