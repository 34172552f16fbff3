import type { Locale } from '#shared/locale/locale.ts'
import { createNamePattern } from '#server/assistant/model/child-names.ts'
import { hasHan } from './text.ts'

/** What stands for the name of a child, so that a sentence stays one: no text about a topic knows the name. */
const neutralWords: Readonly<Record<Locale, string>> = { en: 'she', es: '', zh: '孩子' }

/** Returns a message with neutral words in place of the names of the children. */
export const hideNames = (
  message: string,
  children: readonly { name: string; aliases: readonly string[] }[],
  language: Locale,
): string => {
  const names = children.flatMap(({ name, aliases }) => [name, ...aliases])
  if (names.length === 0) return message
  const word = neutralWords[hasHan(message) ? 'zh' : language]
  return message.replaceAll(new RegExp(createNamePattern(names).source, 'giu'), word).trim()
}
