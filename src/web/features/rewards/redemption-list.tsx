import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { animateSparks } from '#web/ui/arrival.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Sparks } from '#web/ui/sparks.tsx'
import { GiveButton } from './give-button.tsx'
import { useUndoRedemption } from './undo-redemption.ts'
import { useRedemptionsOfVisit, type RedemptionOfVisit } from './use-redemptions-of-visit.ts'

/** Renders the redemptions of a child with their dates: those not given yet first, then given ones. */
export function RedemptionList({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('rewards')
  const acts = useUndoRedemption()
  const { query, all } = useRedemptionsOfVisit(child)
  return (
    <QueryContent query={query} skeleton={<Skeleton className="h-40 rounded-tile" />}>
      {() => {
        if (all.length === 0) {
          return (
            <div className="grid justify-items-center gap-3 px-4 py-8 text-center text-text-2">
              <PosedMascot pose="think" size={88} />
              {t('emptyRedeemed')}
            </div>
          )
        }
        const promised = all.filter(({ before }) => before === 'open')
        const given = all.filter(({ before }) => before === 'given')
        return (
          <div className="grid gap-5">
            <RedemptionRows
              // None of them waits any more, but they keep their places.
              title={t(promised.some(({ state }) => state === 'open') ? 'promises' : 'settled')}
              all={promised}
              Row={Ticket}
              zone={zone}
              acts={acts}
            />
            <RedemptionRows title={t('givenList')} all={given} Row={GivenRow} zone={zone} acts={acts} />
          </div>
        )
      }}
    </QueryContent>
  )
}

interface RedemptionProps extends RedemptionOfVisit {
  zone: string
  acts: ReturnType<typeof useUndoRedemption>
}

interface RedemptionRowsProps extends Pick<RedemptionProps, 'zone' | 'acts'> {
  title: string
  all: readonly RedemptionOfVisit[]
  Row: (props: RedemptionProps) => ReactNode
}

function RedemptionRows({ title, all, Row, ...each }: RedemptionRowsProps) {
  if (all.length === 0) return null
  return (
    <section>
      <h2 className="type-h3 mx-0.5 mb-2.5">{title}</h2>
      <ul aria-label={title} className="grid gap-2.5">
        {all.map((one) => (
          <Row key={one.redemption.id} {...one} {...each} />
        ))}
      </ul>
    </section>
  )
}

/** Renders a redemption that was not given yet as the ticket that came out of the jar. */
function Ticket(props: RedemptionProps) {
  const { redemption, state, acts } = props
  const t = useTranslations('rewards')
  const title = useTitles().reward(redemption)
  const { pointsSpent } = redemption
  const isGiven = state === 'given'
  return (
    <li className="relative drop-shadow-[0_2px_6px_#2a244024]">
      <div
        className={classNames(
          'ticket-paper absolute inset-0 rounded-tile',
          isGiven ? 'bg-positive-tint' : state === 'open' ? 'bg-surface' : 'bg-surface-2',
        )}
      />
      <div className="relative flex flex-wrap items-center gap-x-3.5 gap-y-2 px-6 py-3.5">
        <span className="relative shrink-0">
          <RewardDrawing reward={redemption} className="size-14! rounded-field" />
          {isGiven && <GivenMark />}
        </span>
        <span className="self-stretch border-l-2 border-dashed border-line" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1.5 max-[23rem]:contents">
          <TitleAndDay {...props} />
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            <Button
              tone="ghost"
              className={state === 'open' ? undefined : 'invisible'}
              aria-label={t('returnName', { title, points: pointsSpent })}
              onClick={() => acts.undo(redemption)}
            >
              {t('return')}
            </Button>
            <GiveButton redemption={redemption} state={state} onPromiseAgain={() => acts.promiseAgain(redemption)} />
          </div>
        </div>
      </div>
    </li>
  )
}

/** Renders a stamp on what was just given, from which sparks fly. */
function GivenMark() {
  const mark = useRef<HTMLSpanElement>(null)
  // External system: the animations of the browser.
  useLayoutEffect(() => {
    if (mark.current) animateSparks(mark.current.querySelectorAll('.spark'))
  }, [])
  return (
    <span
      ref={mark}
      aria-hidden="true"
      className="absolute -right-2 -bottom-2 grid size-7 place-items-center rounded-full bg-positive text-surface"
    >
      <Icon name="check" size={18} className="col-start-1 row-start-1" />
      <Sparks size={22} />
    </span>
  )
}

function GivenRow(props: RedemptionProps) {
  return (
    <Card as="li" kind="rows" className="flex items-center gap-x-3 py-2.5!">
      <RewardDrawing reward={props.redemption} className="h-12 w-16! shrink-0 rounded-field" />
      <TitleAndDay {...props} />
    </Card>
  )
}

function TitleAndDay({ redemption, state, zone }: RedemptionProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const formatDay = useFormatCalendarDay()
  const { pointsSpent, redeemedAt, givenAt } = redemption
  const day = formatDay(dayIn(parseInstant(givenAt ?? redeemedAt), zone), 'date')
  return (
    <div className="min-w-0 flex-1 basis-32">
      <p className="type-h3 wrap-anywhere">{useTitles().reward(redemption)}</p>
      <p className="text-meta text-text-2">
        <Facts
          facts={[
            state === 'returned' ? t('returnedMark') : t(state === 'open' ? 'promisedOn' : 'givenOn', { day }),
            <span key="points" className="font-round font-semibold text-honey tabular-nums">
              {format.number(pointsSpent)}
            </span>,
          ]}
        />
      </p>
    </div>
  )
}
