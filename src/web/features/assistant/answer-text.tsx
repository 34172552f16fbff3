const bullet = '• '

interface Line {
  /** Where it stands: a line that grows as it is read out stays the same line. */
  at: number
  text: string
}

interface Block {
  at: number
  paragraphs: Line[]
  items: Line[]
}

const blockOf = (text: string, at: number): Block => {
  const lines = text.split('\n').map((line, place) => ({ at: place, text: line }))
  return {
    at,
    paragraphs: lines.filter((line) => line.text.trim() !== '' && !line.text.startsWith(bullet)),
    items: lines
      .filter((line) => line.text.startsWith(bullet))
      .map((line) => ({ at: line.at, text: line.text.slice(bullet.length) })),
  }
}

/** An answer as it is written: paragraphs, and lists where lines begin with a bullet. Nothing in it is markup. */
export function AnswerText({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .map(blockOf)
    .map(({ at, paragraphs, items }) => (
      <div key={at} className="grid gap-1">
        {paragraphs.map((line) => (
          <p key={line.at}>{line.text}</p>
        ))}
        {items.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5">
            {items.map((line) => (
              <li key={line.at}>{line.text}</li>
            ))}
          </ul>
        )}
      </div>
    ))
}
