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

/** Every message of a language by its full key, read from the files of that language's folder. */
export async function messagesOf(language: string): Promise<Map<string, string>> {
  const files = globSync(`${language}/*.ts`, { cwd: catalogues }).toSorted()
  const words = await Promise.all(files.map((file) => import(path.join(catalogues, file)) as Promise<Tree>))
  return new Map(
    words.flatMap((exported) => Object.entries(exported).flatMap(([word, tree]) => flatten(tree as Tree, word))),
  )
}

/** What the composed catalogue of a language holds, by full key. */
export async function composedOf(language: string): Promise<string[]> {
  const exported = (await import(path.join(catalogues, `${language}.ts`))) as Tree
  const [catalogue = {}] = Object.values(exported)
  return Object.entries(catalogue)
    .flatMap(([word, tree]) => flatten(tree as Tree, word).map(([key]) => key))
    .toSorted()
}

const select = 1

/** The names that compiled nodes take: values, `<tags>`, and the choices of each select. */
function namesIn(nodes: unknown): string[] {
  return Array.isArray(nodes) ? nodes.flatMap(namesInNode) : []
}

function namesInNode(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  const [name, kind, options] = node as [string, ...unknown[]]
  if (node.length === 1) return [name]
  if (typeof kind !== 'number') return [`<${name}>`, ...namesIn(node.slice(1))]
  const branches = typeof options === 'object' && options !== null ? options : {}
  const choices = kind === select ? Object.keys(branches).filter((choice) => choice !== 'other') : []
  return [name, ...choices.map((choice) => `${name} = ${choice}`), ...Object.values(branches).flatMap(namesIn)]
}

/** What a message takes from the code, in a form that can be compared between languages. */
export function argumentsOf(message: string): string[] {
  return [...new Set(namesIn(compile(message)))].toSorted()
}
