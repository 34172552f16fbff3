import { useLocale } from 'use-intl'
import type { ChatLine } from './conversation.ts'
import { DangerHelplines } from './danger-helplines.tsx'
import { findLead } from './find-lead.ts'

const bullet = '• '

/** What a step begins with: when or for whom it is, up to three short words before a colon. */
const stepLabel = /^(?:[^\s:：]{1,16} ?){1,3}(?:[:：](?=\s)|：)/u

/** Splits a text; the index is a stable key while the text grows at its end. */
const splitIndexed = (text: string, separator: string | RegExp) =>
  text.split(separator).map((part, index) => ({ index, part }))

interface AnswerTextProps {
  line: Pick<ChatLine, 'content' | 'sources' | 'danger'>
  /** The part of its text that has appeared so far. */
  shown: string
}

/**
 * Renders an answer: its first sentence stands out, what it is based on is small; in a danger whom to call stands below its
 * first paragraph.
 */
export function AnswerText({ line: { content, sources, danger }, shown }: AnswerTextProps) {
  const lead = findLead(content, useLocale())
  const sections = splitIndexed(shown, /\n{2,}/)
  const ending = sources.join(' · ')
  const isSource = (index: number, part: string) =>
    danger ? index > 0 && index === sections.length - 1 && !part.startsWith(bullet) : ending && part.endsWith(ending)
  return sections.map(({ index, part }) => {
    if (isSource(index, part)) {
      return (
        <p key={index} className="text-meta text-text-2">
          {part}
        </p>
      )
    }
    if (index > 0) return <AnswerSection key={index} text={part} />
    if (!danger) return <AnswerSection key={index} text={part} leadLength={lead.length} />
    return (
      <div key={index} className="contents">
        <p className="font-bold">{part}</p>
        <DangerHelplines uses={danger.uses} helplines={danger.helplines} />
      </div>
    )
  })
}

/** Renders a paragraph, the first `leadLength` characters of which stand out, and a list of the lines that start with a bullet. */
function AnswerSection({ text, leadLength = 0 }: { text: string; leadLength?: number }) {
  const lines = splitIndexed(text, '\n')
  const items = lines.filter(({ part }) => part.startsWith(bullet))
  const paragraphs = lines.filter(({ part }) => part.trim() !== '' && !part.startsWith(bullet))
  return (
    <div className="grid gap-2.5">
      {paragraphs.map(({ index, part }) => {
        const length = index === 0 ? leadLength : 0
        return (
          <p key={index}>
            {length > 0 && <b className="font-semibold">{part.slice(0, length)}</b>}
            {part.slice(length)}
          </p>
        )
      })}
      {items.length > 0 && (
        <ul className="grid list-disc gap-2.5 pl-5 marker:text-primary">
          {items.map(({ index, part }) => (
            <li key={index} className="pl-0.5">
              <Step text={part.slice(bullet.length)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Renders a step, whose label stands out. */
function Step({ text }: { text: string }) {
  const label = stepLabel.exec(text)?.[0] ?? ''
  if (label === '') return text
  return (
    <>
      <b className="font-semibold">{label}</b>
      {text.slice(label.length)}
    </>
  )
}
