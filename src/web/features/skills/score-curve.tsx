import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { listScores, type Skill } from '#shared/skills/contract.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { scoresPerPage } from './scores-per-page.ts'
import { viewBox, computeCurvePoints, placeLabels, type ScoreCurveLabel } from './score-curve-points.ts'
import { useSkillTexts } from './use-skill-texts.ts'

type Scores = ResponseBody<typeof listScores>

/** How many scores are listed below the curve before their list scrolls. */
const mostWithoutScrolling = 5

interface ScoreCurveButtonProps {
  skill: Skill
  isOpen: boolean
  className: string
  onClick: () => void
}

/** Renders the button that shows and hides the scores of a challenge. */
export function ScoreCurveButton({ skill, isOpen, className, onClick }: ScoreCurveButtonProps) {
  const t = useTranslations('skills')
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={t('curveOf', { title: skill.title })}
      className={`press tap-child type-label -mr-2 ml-auto flex shrink-0 items-center gap-1 rounded-field px-2 ${className}`}
      onClick={onClick}
    >
      {t('curve')}
      <Icon name={isOpen ? 'up' : 'down'} size={18} />
    </button>
  )
}

/** What was opened may lie behind the bar at the bottom. */
const bringIntoView = (scores: HTMLElement | null): void =>
  scores?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })

/** Renders the scores of a challenge as a curve, and as a list with the newest first. */
export function ScoreCurve({ skill }: { skill: Skill }) {
  const query = useQuery(read(listScores, { params: { id: skill.id }, query: {} }))
  return (
    <QueryContent query={query} skeleton={<Skeleton className="h-28" />}>
      {(scores) => (
        <div ref={bringIntoView}>
          <Curve skill={skill} scores={scores.toReversed()} />
        </div>
      )}
    </QueryContent>
  )
}

/** Renders scores, the oldest first. */
function Curve({ skill, scores }: { skill: Skill; scores: Scores }) {
  const t = useTranslations('skills')
  const { amount, dayOf, nameOfCurve } = useSkillTexts()
  const unit = skill.targetUnit
  const [first, last] = [scores[0], scores.at(-1)]
  if (!first || !last) return <p className="text-small">{t('curveNone')}</p>
  if (first === last) {
    return <p className="text-small">{t('curveOne', { score: amount(first.score, unit), day: dayOf(first.at) })}</p>
  }
  const scrolls = scores.length > mostWithoutScrolling
  const best = Math.max(...scores.map(({ score }) => score))
  return (
    <figure aria-label={nameOfCurve(skill, scores.toReversed())} className="grid grid-cols-1 gap-1.5">
      <CurveDrawing scores={scores} target={skill.targetValue} />
      <div aria-hidden="true" className="flex flex-wrap justify-between gap-x-3 text-meta opacity-85">
        <span>{dayOf(first.at)}</span>
        <span>{dayOf(last.at)}</span>
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-small">
        <span>{t('bestMark', { best: amount(best, unit) })}</span>
        {skill.targetValue !== null && (
          <span className="opacity-85">
            <svg
              width="22"
              height="8"
              viewBox="0 0 22 8"
              aria-hidden="true"
              className="mr-1.5 inline"
              stroke="currentColor"
            >
              <path d="M1 4h20" strokeWidth="1.500" strokeDasharray="4 4" />
            </svg>
            {t('goalMark', { target: amount(skill.targetValue, unit) })}
          </span>
        )}
        {scores.length === scoresPerPage && (
          <span className="basis-full">{t('curveLast', { count: scores.length })}</span>
        )}
      </figcaption>
      <ol
        className={classNames('divide-y divide-current/15', scrolls && 'max-h-46 overflow-y-auto pr-2')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls needs the focus to be scrolled with keys
        tabIndex={scrolls ? 0 : undefined}
      >
        {scores.toReversed().map(({ id, score, at }) => (
          <li key={id} className="flex justify-between gap-3 py-1.5 text-small">
            <span className="opacity-85">{dayOf(at)}</span>
            <span className="tabular-nums">{amount(score, unit)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function CurveDrawing({ scores, target }: { scores: Scores; target: number | null }) {
  const curve = computeCurvePoints(
    scores.map(({ score }) => score),
    target,
  )
  const { points, targetY } = curve
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const crowded = points.length > 40
  return (
    <div aria-hidden="true" className="relative">
      <svg
        viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="h-auto w-full"
      >
        <path
          d={`M${viewBox.edge} ${viewBox.height - viewBox.edge}H${viewBox.width - viewBox.edge}`}
          strokeOpacity=".35"
        />
        {targetY !== null && (
          <path
            d={`M${viewBox.edge} ${targetY}H${viewBox.width - viewBox.edge}`}
            strokeWidth="1.500"
            strokeDasharray="4 5"
          />
        )}
        <path d={`M${line}`} strokeWidth="3" />
        {points.map(({ x, y, isBest }, nth) =>
          isBest || !crowded ? (
            <circle
              key={scores[nth]?.id}
              cx={x}
              cy={y}
              r={isBest ? 6 : 4}
              fill={isBest ? 'var(--glow)' : 'currentColor'}
              strokeWidth={isBest ? 2.5 : 0}
            />
          ) : null,
        )}
      </svg>
      {placeLabels(curve).map((label) => (
        <ScoreLabel key={label.side + label.x} {...label} />
      ))}
    </div>
  )
}

/** At the edges a label ends with its point. */
const alignX = (x: number): string => {
  if (x < 2 * viewBox.edge) return '-ml-1.5'
  return x > viewBox.width - 2 * viewBox.edge ? 'ml-1.5 -translate-x-full' : '-translate-x-1/2'
}

/** Renders a score beside its point. */
function ScoreLabel({ x, y, score, isBest, side }: ScoreCurveLabel) {
  const { amount } = useSkillTexts()
  return (
    <span
      className={classNames(
        'absolute font-round text-small leading-4! font-semibold tabular-nums',
        alignX(x),
        side === 'below' ? 'mt-2' : '-translate-y-full',
        side === 'above' && (isBest ? '-mt-2' : '-mt-1.5'),
      )}
      style={{ left: `${(100 * x) / viewBox.width}%`, top: `${(100 * y) / viewBox.height}%` }}
    >
      {amount(score)}
    </span>
  )
}
