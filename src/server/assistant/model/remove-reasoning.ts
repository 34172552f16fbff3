const name = '(?:think|thinking|thought|thoughts|reasoning|reason|reflection|analysis|scratchpad)'
const opening = String.raw`(?:<\s*${name}\b[^<>]*>|\[\s*${name}\s*\]|◁\s*think\s*▷)`
const closing = String.raw`(?:<\s*/\s*${name}\b[^<>]*>|\[\s*/\s*${name}\s*\]|◁\s*/\s*think\s*▷)`

const closingPattern = new RegExp(closing, 'giu')
const openingPattern = new RegExp(opening, 'iu')
const pairPattern = new RegExp(`${opening}(?:(?!${opening}|${closing})[^])*${closing}`, 'giu')

/** Deepest nesting of reasoning that is removed pair by pair; what is deeper goes with the text before it. */
const maxDepth = 3

const lastIndexAfter = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].reduce((_, match) => match.index + match[0].length, 0)

// A template may have written the opening tag already, and an answer that was cut lacks the closing one.
const removeUnpaired = (text: string): string => {
  const rest = text.slice(lastIndexAfter(closingPattern, text))
  const start = rest.search(openingPattern)
  return start === -1 ? rest : rest.slice(0, start)
}

const finalChannel = /<\|channel\|>\s*final[^<]*<\|message\|>/giu
const hasChannels = /<\|channel\|>/iu
const endToken = /<\|[^<>|]{1,40}\|>|<\/s>|<(?:end_of_turn|eos)>|\[\/?INST\]/iu

// Some servers pass on the tokens between the model's channels; what follows the end of a turn is no answer.
const chooseFinalChannel = (text: string): string => {
  const start = lastIndexAfter(finalChannel, text)
  if (start === 0 && hasChannels.test(text)) return ''
  const answer = text.slice(start)
  const end = answer.search(endToken)
  return end === -1 ? answer : answer.slice(0, end)
}

/** Removes what a model thinks before it answers, closed or not, and what it says after its turn. */
export const removeReasoning = (text: string): string => {
  let rest = text
  for (let depth = 0; depth < maxDepth; depth++) rest = rest.replace(pairPattern, '')
  return chooseFinalChannel(removeUnpaired(rest))
}
