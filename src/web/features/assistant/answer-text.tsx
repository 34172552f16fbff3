import { useLocale } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import type { ChatLine } from './conversation.ts'
import { DangerHelplines } from './danger-helplines.tsx'
import { findLead } from './find-lead.ts'
import { stepLabel } from './fold-answer.ts'

const bullet = '• '

/** Splits a text; the index is a stable key while the text grows at its end. */
const splitIndexed = (text: string, separator: string | RegExp) =>
  text.split(separator).map((part, index) => ({ index, part }))

interface AnswerTextProps {
  line: Pick<ChatLine, 'content' | 'sources' | 'danger' | 'context'>
  /** The part of its text that has appeared so far. */
  shown: string
  /** Whether the text goes on after what is shown above it, so that nothing in it stands out as its beginning. */
  isMore?: boolean
}

/**
 * Renders an answer: its first sentence stands out, what it is based on is small; in a danger whom to call stands below its
 * first paragraph.
 */
export function AnswerText({ line, shown, isMore = false }: AnswerTextProps) {
  const { content, sources, danger, context } = line
  const locale = useLocale()
  const isAdvice = context?.topic !== undefined && !context.record
  const lead = isMore ? '' : findLead(content, locale)
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
    if (index > 0) return <AnswerSection key={index} text={part} isAdvice={isAdvice} />
    if (!danger) return <AnswerSection key={index} text={part} lead={lead} isAdvice={isAdvice} />
    return (
      <div key={index} className="contents">
        <p className="font-bold">{part}</p>
        <DangerHelplines uses={danger.uses} helplines={danger.helplines} />
      </div>
    )
  })
}

interface TextProps {
  text: string
  lead?: string
  /** Whether what it quotes is to be said. */
  isAdvice: boolean
}

/** Renders a paragraph, whose `lead` stands out, and a list of the lines that start with a bullet. */
function AnswerSection({ text, lead = '', isAdvice }: TextProps) {
  const lines = splitIndexed(text, '\n')
  const items = lines.filter(({ part }) => part.startsWith(bullet))
  const paragraphs = lines.filter(({ part }) => part.trim() !== '' && !part.startsWith(bullet))
  return (
    <div className="grid gap-2.5">
      {paragraphs.map(({ index, part }) => (
        <Paragraph key={index} text={part} lead={index === 0 ? lead : ''} isAdvice={isAdvice} />
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-2.5 pl-5 text-pretty marker:text-primary">
          {items.map(({ index, part }) => (
            <li key={index} className="pl-0.5">
              <Step text={part.slice(bullet.length)} isAdvice={isAdvice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Returns whether a lead only names a subject, such as "Mia, this week:"; what it is about follows in the same line.
 */
const isSubject = (lead: string): boolean => /[:：]\s*$/u.test(lead)

/** Renders a paragraph; a piece of advice that it begins with has lines of its own. */
function Paragraph({ text, lead = '', isAdvice }: TextProps) {
  const first = text.slice(0, lead.length)
  const rest = text.slice(lead.length)
  const isHeadline = isAdvice && !isSubject(lead)
  const leadClasses = classNames(isHeadline ? 'type-h3 block' : 'font-semibold', isHeadline && rest !== '' && 'mb-1.5')
  return (
    <p className="text-pretty">
      {first !== '' && <b className={leadClasses}>{first}</b>}
      <Words text={rest} isAdvice={isAdvice} />
    </p>
  )
}

/** Renders a step, whose label stands out. */
function Step({ text, isAdvice }: TextProps) {
  const label = stepLabel.exec(text)?.[0] ?? ''
  return (
    <>
      {label !== '' && <b className="font-semibold">{label}</b>}
      <Words text={text.slice(label.length)} isAdvice={isAdvice} />
    </>
  )
}

/** A sentence between quotation marks, rather than a word or two; the mark at its end may still be to come. */
const sentence =
  /((?:[“«](?:[^\s”»]+\s+){2,}[^”»]*(?:[”»]|$)|「[^」]{5,}(?:」|$)|“[\p{sc=Han}，。！？、；]{5,}(?:”|$)))/u

/** Renders text, in which the sentences to say stand out. */
function Words({ text, isAdvice }: TextProps) {
  if (!isAdvice) return text
  return splitIndexed(text, sentence).map(({ index, part }) =>
    sentence.test(part) ? (
      <span key={index} data-say="" className="font-medium text-primary">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
