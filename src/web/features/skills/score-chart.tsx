import type { CSSProperties } from 'react'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { listScores, Skill } from '#shared/skills/contract.ts'
import { toDayNumber } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { placeAt } from './chart-place.ts'
import { ClimbCelebration } from './climb-celebration.tsx'
import { TargetLine, ScoreLines, ScoreAxis } from './score-chart-lines.tsx'
import { BestLight, DayLabels, LastScore, NextStep } from './score-chart-marks.tsx'
import { computeChartShape } from './score-chart-shape.ts'
import { useSkillTexts } from './use-skill-texts.ts'

interface ScoreChartProps {
  skill: Skill
  /** Oldest first. */
  scores: ResponseBody<typeof listScores>
  /** How many new bests were reached here: sparks fly around another one. */
  reachedCount: number
}

/** Most scores that are all drawn as points; of more, only the last one and the best one are. */
const mostPoints = 30

/** The plot within the chart, in which marks are placed. */
const plotClasses = 'top-9 right-10 bottom-8 left-12'

/** Returns the style that places an element of the chart at shares of its plot. */
const placeInPlot = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  left: `calc(3rem + (100% - 5.5rem) * ${x})`,
  top: `calc(2.25rem + (100% - 4.25rem) * ${y})`,
})

/** Renders scores as a curve that fills its room, below the line of its target with a flag; decorative. */
export function ScoreChart({ skill, scores, reachedCount }: ScoreChartProps) {
  const { shortAmount, amount, dayNumberOf, shortDayOf, shortDate } = useSkillTexts()
  const { targetValue: target, currentBest, dueDate, isCompleted } = skill
  const dueDay = dueDate === null ? null : toDayNumber(dueDate)
  const shape = computeChartShape({
    scores: scores.map(({ score, at }) => ({ score, day: dayNumberOf(at) })),
    best: currentBest,
    target,
    dueDay,
    isOpen: !isCompleted,
  })
  const { points, goalY, isAhead, next } = shape
  const last = points.at(-1)
  const best = points.find(({ score }) => score === Math.max(...points.map((point) => point.score)))
  // Beyond the flag there is no way to go, and no day to be told.
  const isDueShown = isAhead && dueDay !== null && dueDay > dayNumberOf(scores.at(-1)?.at ?? skill.createdAt)
  return (
    <div aria-hidden="true" data-climb="" className="relative isolate min-h-60 flex-1 text-small">
      <ClimbCelebration reachedCount={reachedCount} place={placeInPlot(last ?? { x: 0, y: 1 })} />
      <div className={classNames('absolute', plotClasses)}>
        <ScoreAxis shape={shape} />
        {goalY !== null && target !== null && <TargetLine top={goalY} text={shortAmount(target)} />}
        <ScoreLines shape={shape} />
        {points.map((point, nth) =>
          point === last || point === best || points.length <= mostPoints ? (
            <span
              key={scores[nth]?.id}
              className={classNames(
                'absolute -translate-1/2 rounded-full border-[2.5px] border-summit',
                point === last ? 'size-3.5 bg-summit' : 'size-2.5 bg-surface',
              )}
              style={placeAt(point)}
            />
          ) : null,
        )}
        {next && <NextStep {...next} text={amount(next.score)} />}
        {best && <BestLight {...best} text={amount(best.score)} />}
        {last && last !== best && <LastScore {...last} text={amount(last.score)} />}
        <DayLabels points={points} days={scores.map(({ at }) => shortDayOf(at))} />
        {isDueShown && dueDate && (
          <b className="type-label absolute top-full -right-8 pt-2 whitespace-nowrap text-primary">
            {shortDate(dueDate)}
          </b>
        )}
      </div>
    </div>
  )
}
