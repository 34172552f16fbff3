import { globSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'

const catalogues = path.resolve(import.meta.dirname, '../../src/web/i18n/messages')

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}.${key}`
    return typeof value === 'string' ? [[name, value]] : flatten(value, name)
  })
}

/** Returns all messages of a language by full key, from the files of its folder. */
export async function readMessages(language: string): Promise<Map<string, string>> {
  const files = globSync(`${language}/*.ts`, { cwd: catalogues }).toSorted()
  const modules = await Promise.all(files.map((file) => import(path.join(catalogues, file)) as Promise<Tree>))
  return new Map(
    modules.flatMap((exported) => Object.entries(exported).flatMap(([name, tree]) => flatten(tree as Tree, name))),
  )
}

/** Returns the full keys of all messages in the catalogue of a language. */
export async function readCatalogueKeys(language: string): Promise<string[]> {
  const exported = (await import(path.join(catalogues, `${language}.ts`))) as Tree
  const [catalogue = {}] = Object.values(exported)
  return Object.entries(catalogue)
    .flatMap(([name, tree]) => flatten(tree as Tree, name).map(([key]) => key))
    .toSorted()
}

const select = 1

/** Returns the arguments of compiled nodes: values, `<tags>`, and the choices of each select. */
function argumentNames(nodes: unknown): string[] {
  return Array.isArray(nodes) ? nodes.flatMap(argumentNamesInNode) : []
}

function argumentNamesInNode(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  const [name, kind, options] = node as [string, ...unknown[]]
  if (node.length === 1) return [name]
  if (typeof kind !== 'number') return [`<${name}>`, ...argumentNames(node.slice(1))]
  const branches = typeof options === 'object' && options !== null ? options : {}
  const choices = kind === select ? Object.keys(branches).filter((choice) => choice !== 'other') : []
  return [name, ...choices.map((choice) => `${name} = ${choice}`), ...Object.values(branches).flatMap(argumentNames)]
}

/** Returns the arguments of a message in a form that can be compared between languages. */
export function argumentsOf(message: string): string[] {
  return [...new Set(argumentNames(compile(message)))].toSorted()
}
