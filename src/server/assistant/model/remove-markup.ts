import { replaceAll } from './replace-all.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#34': '"',
  '#60': '<',
  '#62': '>',
}

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#?[a-z0-9]{2,4});/gi, (entity, code: string) => entities[code.toLowerCase()] ?? entity)

/** Decodes entities and removes invisible characters, so that no markup hides behind them. */
export const revealMarkup = (text: string): string =>
  decodeEntities(decodeEntities(text.toWellFormed()))
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // The joiner stays for emoji.
    .replaceAll(/[^\P{Cc}\n\t]|(?!\u200D)\p{Cf}/gu, '')
    .replaceAll('\t', ' ')

// A whole answer may stand between fences of plain text; other fences hold code.
const plainFence = '(?: *(?:text|txt|markdown|md|plaintext))? *$'
const fences = [
  [new RegExp(`^ {0,3}(?:\`{3,}|~{3,})(?!${plainFence})[^]*?(?:^ {0,3}(?:\`{3,}|~{3,}) *$|(?![^]))`, 'gim'), ''],
  [new RegExp(`^ {0,3}(?:\`{3,}|~{3,})${plainFence}`, 'gim'), ''],
] as const

const hiddenElements = 'script|style|svg|math|iframe|object|template|noscript|head|title|textarea|select|code|pre'
const html = [
  [/<!--[^]*?(?:-->|(?![^]))/g, ''],
  [new RegExp(String.raw`<(${hiddenElements})\b[^]*?(?:</\1\s*>|(?![^]))`, 'gi'), ''],
  [/<(?:br|hr|\/?(?:p|div|li|ul|ol|tr|table|h[1-6]))\b[^<>]*>/gi, '\n'],
  [/<[/!?]?[a-z][^<>]*>/gi, ''],
  [/<[/!?]?(?:[a-z][^<>\n]*)?(?![^])/gi, ''],
] as const

const notPlaceholder = String.raw`(?!(?:OTHER )?CHILD\]|PERSON\])`
const target = String.raw`\((?:[^()\n]|\([^()\n]*\)){0,2000}\)`
const linksAndImages = [
  [new RegExp(String.raw`!\[[^[\]\n]*\](?:${target}|\[[^[\]\n]*\])`, 'g'), ''],
  [new RegExp(String.raw`\[${notPlaceholder}([^[\]\n]*)\](?:${target}|\[[^[\]\n]*\])`, 'g'), '$1'],
  [/^ {0,3}\[[^[\]\n]+\]:.*$/gm, ''],
  [/\[\^[^[\]\n]{1,20}\]|【[^【】\n]{0,60}†[^【】\n]{0,60}】/g, ''],
] as const

const lines = [
  [/^.*\|.*$/gm, ''],
  [/^[^\S\n]*(?:[-*_=~][^\S\n]*){3,}$/gm, ''],
  [/^[^\S\n]*(?:>[^\S\n]*)+/gm, ''],
  [/^[^\S\n]*#{1,6}[^\S\n]+/gm, ''],
  [
    /^[^\S\n]*(?:[-*+–—][^\S\n]+|[•·‣◦▪●○]\s*|\d{1,2}[.)][^\S\n]+|\d{1,2}、|[（(]\d{1,2}[)）]\s*|[①-⑳]\s*)(?:\[[ x]\][^\S\n]+)?/gim,
    '• ',
  ],
] as const

const inline = [
  [/(?<![a-z0-9:]):[a-z+-][a-z0-9_+-]{1,30}:(?![a-z0-9:])/gi, ''],
  [/\*+|`+|~~+|__+/g, ''],
  [/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, ''],
] as const

const escapes = [[/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1']] as const

const spaces = [
  [/[^\S\n]+/g, ' '],
  [/ *\n */g, '\n'],
  [/\n{3,}/g, '\n\n'],
  [/^• *$/gm, ''],
] as const

/** Removes Markdown and HTML: code, tables, pictures and addresses of links go, all other text stays; lists begin with "• ". */
export const removeMarkup = (text: string): string =>
  replaceAll(text, [...fences, ...html, ...linksAndImages, ...lines, ...escapes, ...inline, ...spaces]).trim()
