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
  return Object.entries(catalogue).flatMap(([word, tree]) => flatten(tree as Tree, word).map(([key]) => key))
}

const select = 1

/** The names that a compiled message takes: values, `<tags>`, and the choices of each select. */
function namesIn(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  const [name, kind, ...rest] = node as unknown[]
  if (typeof name !== 'string') return node.flatMap(namesIn)
  if (node.length === 1) return [name]
  if (typeof kind !== 'number') return [`<${name}>`, ...node.slice(1).flatMap(namesIn)]
  const options = typeof rest[0] === 'object' && rest[0] !== null ? rest[0] : {}
  const choices = kind === select ? [`${name}: ${Object.keys(options).toSorted().join(' | ')}`] : []
  return [name, ...choices, ...Object.values(options).flatMap(namesIn)]
}

/** What a message takes from the code, in a form that can be compared between languages. */
export function argumentsOf(message: string): string[] {
  const compiled: unknown = compile(message)
  const nodes: unknown[] = Array.isArray(compiled) ? compiled : [compiled]
  return [...new Set(nodes.flatMap(namesIn))].toSorted()
}
