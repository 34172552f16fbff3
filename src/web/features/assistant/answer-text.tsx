const bullet = '• '

/** Splits a text; the index is a stable key while the text grows at its end. */
const splitIndexed = (text: string, separator: string | RegExp) =>
  text.split(separator).map((part, index) => ({ index, part }))

/** Renders plain text as paragraphs, with lists of the lines that start with a bullet. */
export function AnswerText({ text }: { text: string }) {
  return splitIndexed(text, /\n{2,}/).map(({ index, part }) => <Block key={index} text={part} />)
}

function Block({ text }: { text: string }) {
  const lines = splitIndexed(text, '\n')
  const items = lines.filter(({ part }) => part.startsWith(bullet))
  const paragraphs = lines.filter(({ part }) => part.trim() !== '' && !part.startsWith(bullet))
  return (
    <div className="grid gap-1">
      {paragraphs.map(({ index, part }) => (
        <p key={index}>{part}</p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {items.map(({ index, part }) => (
            <li key={index}>{part.slice(bullet.length)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
