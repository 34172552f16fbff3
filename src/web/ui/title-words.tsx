import { Fragment } from 'react'

/** Splits a text where a line may break between two Chinese words, but not within a number and its unit: 坚持 | 六十六天. */
const splitBetweenWords = (text: string): string[] => {
  const parts: string[] = []
  let wasWord = false
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const isWord = /^\p{Script=Han}/u.test(segment)
    const isCounted = /[一二两三四五六七八九十百千万]$/.test(parts.at(-1) ?? '')
    const start = isWord && wasWord && !isCounted ? '' : (parts.pop() ?? '')
    parts.push(start + segment)
    wasWord = isWord
  }
  return parts
}

/**
 * Renders a large title whose lines break before Chinese quotation marks or else between Chinese words, not inside one;
 * other titles as they are.
 */
export function TitleWords({ text }: { text: string }) {
  if (!/\p{Script=Han}/u.test(text)) return text
  return (
    <span className="break-keep">
      {text.split(/(“[^”]*”)/).map((part, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- two parts can be equal, and none has an id
        <Words key={n} text={part} />
      ))}
    </span>
  )
}

function Words({ text }: { text: string }) {
  return (
    <span className={text.startsWith('“') ? 'inline-block' : undefined}>
      {splitBetweenWords(text).map((word, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- two words can be equal, and none has an id
        <Fragment key={n}>
          {n > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  )
}
