import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { listScores, type Skill } from '#shared/skills/contract.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { isCounted } from './is-counted.ts'
import { ScoreChart } from './score-chart.tsx'
import { scoresPerPage } from './scores-per-page.ts'
import { ScoreTable } from './score-table.tsx'
import { useSkillTexts } from './use-skill-texts.ts'

type Scores = ResponseBody<typeof listScores>

interface SkillScoresProps {
  skill: Skill
  /** How many new bests were reached here. */
  reachedCount: number
}

/** Renders the scores of a challenge in the room that is left: as a curve, or as a table in the same place. */
export function SkillScores({ skill, reachedCount }: SkillScoresProps) {
  const query = useQuery(read(listScores, { params: { id: skill.id }, query: {} }))
  return (
    <div className="grid min-h-72 flex-1 grid-cols-1">
      <QueryContent query={query} skeleton={<Skeleton className="h-full rounded-tile" />}>
        {(scores) => <ChartOrTable skill={skill} scores={scores} reachedCount={reachedCount} />}
      </QueryContent>
    </div>
  )
}

/** Renders one of both above a legend with the button that changes to the other one. */
function ChartOrTable({ skill, scores, reachedCount }: SkillScoresProps & { scores: Scores }) {
  const t = useTranslations('skills')
  const { nameOfCurve } = useSkillTexts()
  const [isTable, setTable] = useState(false)
  const isEmpty = scores.length === 0
  // The new best is celebrated once it is there.
  const [celebrated, setCelebrated] = useState(reachedCount)
  const isThere = Math.max(...scores.map(({ score }) => score)) >= (skill.currentBest ?? 0)
  if (isThere && celebrated !== reachedCount) setCelebrated(reachedCount)
  return (
    <figure aria-label={isEmpty ? t('curveNone') : nameOfCurve(skill, scores)} className="flex flex-col">
      {isEmpty && skill.targetValue === null ? (
        <NoScores skill={skill} />
      ) : isTable ? (
        <ScoreTable skill={skill} scores={scores} />
      ) : (
        <ScoreChart skill={skill} scores={scores.toReversed()} reachedCount={celebrated} />
      )}
      <figcaption className="flex min-h-11 flex-wrap items-center gap-x-4 text-small text-text-2">
        {isEmpty ? isCounted(skill) && t('curveNone') : !isTable && <Legend skill={skill} scores={scores} />}
        {scores.length === scoresPerPage && <span>{t('curveLast', { count: scores.length })}</span>}
        {!isEmpty && (
          <button
            type="button"
            className="press tap type-label -mr-2 ml-auto rounded-field px-2 text-primary"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t('showCurve') : t('showTable')}
          </button>
        )}
      </figcaption>
    </figure>
  )
}

/** Renders the picture of a challenge that has neither scores nor a target: once it is completed, in the night. */
const NoScores = ({ skill: { title, isCompleted } }: { skill: Skill }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'relative grid min-h-60 flex-1 place-items-center overflow-hidden rounded-tile',
      isCompleted ? 'night' : 'bg-summit-tint/50',
    )}
  >
    <TitlePicture title={title} tone="summit" size={144} />
    <PosedMascot
      pose={isCompleted ? 'dance' : 'think'}
      size={92}
      className="absolute right-[12%] bottom-[8%] overflow-visible"
    />
  </div>
)

/** Renders what points and dashed lines are; of a single score, that it takes two to make a line. */
function Legend({ skill, scores }: { skill: Skill; scores: Scores }) {
  const t = useTranslations('skills')
  const { amount, dayOf } = useSkillTexts()
  const [last, before] = scores
  if (last && !before)
    return <span>{t('curveOne', { score: amount(last.score, skill.targetUnit), day: dayOf(last.at) })}</span>
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full border-[2.5px] border-summit" />
        {t('legendScore')}
      </span>
      {hasLowerScores(scores) && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-summit opacity-65" />
          {t('legendBest')}
        </span>
      )}
    </>
  )
}

/** Returns whether a score was lower than the one before; newest first. */
const hasLowerScores = (scores: Scores): boolean =>
  scores.some(({ score }, nth) => score < (scores[nth + 1]?.score ?? 0))
