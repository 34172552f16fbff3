import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { listScores, Skill } from '#shared/skills/contract.ts'
import { useSkillTexts } from './use-skill-texts.ts'

interface ScoreTableProps {
  skill: Skill
  /** Newest first. */
  scores: ResponseBody<typeof listScores>
}

/** Renders the scores as a table, the best in bold, which scrolls in the room of the chart: what is cut off fades. */
export function ScoreTable({ skill, scores }: ScoreTableProps) {
  const t = useTranslations('skills')
  const { amount, dayOf } = useSkillTexts()
  const best = Math.max(...scores.map(({ score }) => score))
  return (
    <div className="relative min-h-60 flex-1">
      <section
        aria-label={t('curveOf', { title: skill.title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the focus to be scrolled with keys
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto pb-9 [mask-image:linear-gradient(black_calc(100%-2.5rem),transparent)]"
      >
        <table className="w-full text-small">
          <thead className="sticky top-0 bg-surface text-left text-text-2">
            <tr>
              <th className="py-2 font-normal">{t('tableDay')}</th>
              <th className="py-2 pr-3 text-right font-normal">{t('legendScore')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {scores.map(({ id, score, at }) => (
              <tr key={id} className={score === best ? 'font-semibold text-summit' : undefined}>
                <td className="py-2">{dayOf(at)}</td>
                <td className="py-2 pr-3 text-right tabular-nums">{amount(score, skill.targetUnit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
