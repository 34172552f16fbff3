import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import * as z from 'zod'
import type { Message } from '#server/assistant/messages/format-message.ts'

type CompiledNode = Exclude<CompiledMessage, string>[number]

const compiled = (source: string): CompiledMessage | Error => {
  try {
    return compile(source)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Names of the arguments that a compiled message uses. */
const argumentsOf = (message: CompiledMessage | CompiledNode[]): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((node) => {
        if (!Array.isArray(node)) return []
        const [name, , options] = node
        const branches = typeof options === 'object' && options !== null ? Object.values(options) : []
        return [name, ...branches.flatMap((branch) => (Array.isArray(branch) ? argumentsOf(branch) : []))]
      })

/** Schema of an ICU message that may use these arguments, and `{name}` for the child. */
export const message = <const Argument extends string = never>(...names: Argument[]) =>
  z.string().transform((source, context): Message<Argument> => {
    const result = compiled(source)
    if (result instanceof Error) {
      context.issues.push({ code: 'custom', input: source, message: `This is no ICU message: ${result.message}.` })
      return z.NEVER
    }
    const known = ['name', ...names]
    const unknown = argumentsOf(result).find((name) => !known.includes(name))
    if (unknown !== undefined) {
      const allowed = known.map((name) => `{${name}}`).join(' ')
      context.issues.push({ code: 'custom', input: source, message: `{${unknown}} is none of ${allowed}.` })
    }
    return { compiled: result, names }
  })
