import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useShownPoints } from '#web/ledger/flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { JarProps } from '#web/ui/jar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { LatestActsButton } from './latest-acts-button.tsx'
import { NextWish } from './next-wish.tsx'

/** How the panel is laid out. */
export interface JarPanelShape {
  name: 'across' | 'strip' | 'corner' | 'tall' | 'grand'
  jar: JarProps['size']
  /** The classes of the cell of the jar. */
  cell?: string
  card: string
  number: string
  /** The classes of the number and the name beside it. */
  link: string
  /** Whether there is so little room that the number is small and a note takes the place of the name. */
  isShort?: boolean
  wish: string
  form: Parameters<typeof NextWish>[0]['form']
}

/** The shapes on a phone: `across` by day, `strip` in the evening. */
export const phoneShapes = {
  across: {
    name: 'across',
    jar: 'across',
    // The drawing has space beside and below the glass.
    cell: 'row-span-2 -mx-2.5 translate-y-2.5 self-center @max-[15rem]:row-span-1',
    card: 'min-h-37 grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5.25 p-2.5! pl-2! max-[23rem]:min-h-0 max-[23rem]:gap-x-2 max-[23rem]:p-2.5! @max-[15rem]:grid-cols-1 @max-[15rem]:justify-items-center @max-[15rem]:text-center',
    number: 'self-end pr-8',
    link: 'flex min-h-9.5 w-fit',
    wish: 'mt-1 w-full max-[23rem]:p-2',
    form: 'low',
  },
  strip: {
    name: 'strip',
    jar: 'strip',
    cell: 'row-span-2 self-center @max-[15rem]:row-span-1',
    card: 'min-h-30 grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 rounded-[1.5rem]! px-4! pt-1! pb-2! short:min-h-23 short:gap-y-0 short:py-1! @max-[15rem]:grid-cols-1 @max-[15rem]:justify-items-center @max-[15rem]:text-center',
    number: 'self-end pr-8',
    link: 'inline-flex',
    isShort: true,
    wish: 'mt-0.5 self-start short:-mt-0.5',
    form: 'line',
  },
} as const satisfies Record<string, JarPanelShape>

type JarPanelProps = ChildScreenProps & {
  shape: JarPanelShape
  /** Whether the next wish is shown. */
  hasWish?: boolean
}

/** Renders the jar, the balance, what the child saves for, and a button that opens the dialog of the latest acts. */
export function JarPanel({ shape, hasWish = true, ...props }: JarPanelProps) {
  const { user, child } = props
  const t = useTranslations()
  const points = useShownPoints(child)
  const { name, jar, cell, card, number, wish, form } = shape
  return (
    <div className="@container grid">
      <Card
        as="section"
        kind="night"
        data-hero={name}
        aria-label={t('common.jarName', { name: child.name, count: points })}
        className={classNames('grid overflow-visible!', card)}
      >
        <div className={classNames('grid place-items-center', cell)}>
          <ChildJar child={child} size={jar} />
        </div>
        <LatestActsButton
          user={user}
          child={child}
          className="absolute! top-1 right-1 text-night-text hover:bg-night-soft! @max-[12rem]:static! @max-[12rem]:order-first @max-[12rem]:justify-self-end"
        />
        <div className={classNames('min-w-0', number)}>
          <Balance child={child} shape={shape} />
        </div>
        {hasWish && (
          <NextWish child={child} pictures={user.family.pictures} form={form} className={classNames('min-w-0', wish)} />
        )}
      </Card>
    </div>
  )
}

/**
 * Returns the class of the font size for a formatted number: smaller for long numbers and on a phone, where it is the
 * same by day and in the evening.
 */
const chooseNumberClasses = (text: string, isSmall: boolean): string => {
  if (isSmall) return text.length <= 6 ? 'type-h1 text-[2.5rem]/9! short:text-[2.125rem]/9!' : 'type-h1'
  if (text.length > 7) return 'type-h1'
  return text.length <= 5 ? 'type-display' : 'type-h1 text-[2.5rem]/11!'
}

/**
 * Renders the balance as a link to the rewards with the name of the child, and a note about the jar when it is 0 or
 * negative. The words that replace the note need as much room, so that nothing moves with the first light.
 */
function Balance({ child, shape }: Pick<JarPanelProps, 'child' | 'shape'>) {
  const { link, form, isShort = false } = shape
  const t = useTranslations('home')
  const note = useJarNote(child, useShownPoints(child))
  const [firstNote] = useState(note)
  const keptNote = note ?? firstNote
  return (
    <>
      <BalanceLink
        child={child}
        note={isShort ? note : null}
        isShort={isShort}
        isSmall={isShort || form === 'low'}
        className={link}
      />
      {keptNote && !isShort && (
        <div className="mt-1 text-small text-night-quiet">
          <Stack shown={note ? 'note' : 'lit'} contents={{ note: keptNote, lit: t('jarLit') }} />
        </div>
      )}
    </>
  )
}

interface BalanceLinkProps extends Pick<ChildScreenProps, 'child'> {
  /** What takes the place of the name. */
  note: string | null
  /** Whether there is little room. */
  isShort: boolean
  /** Whether the number is small. */
  isSmall: boolean
  className: string
}

function BalanceLink({ child, note, isShort, isSmall, className }: BalanceLinkProps) {
  const t = useTranslations()
  const points = useShownPoints(child)
  const numberText = useFormatNumber()
  const text = numberText(points)
  return (
    <Link
      href="/rewards"
      className={classNames(
        'press max-w-full rounded-field text-inherit no-underline',
        isSmall ? 'gap-x-2' : 'gap-x-2.5',
        // A note has more than one line, beside the number.
        note ? 'items-center' : 'flex-wrap items-baseline',
        className,
      )}
    >
      <span aria-hidden="true" className="contents">
        <span
          data-points=""
          className={classNames('block text-night-gold tabular-nums', chooseNumberClasses(text, isSmall))}
        >
          <RollingNumber value={points} format={numberText} />
        </span>
        {note ? (
          <span className="min-w-0 text-[0.875rem]/4.5 text-night-text wrap-anywhere">{note}</span>
        ) : (
          <Whose isShort={isShort}>{t('home.pointsOf', { name: child.name })}</Whose>
        )}
      </span>
      <span className="sr-only">{t('shell.pointsButton', { count: points })}</span>
    </Link>
  )
}

function Whose({ isShort, children }: { isShort: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'min-w-0 text-[0.9375rem]/5 text-night-text wrap-anywhere',
        isShort ? 'line-clamp-1 @max-[15rem]:line-clamp-2' : 'line-clamp-2',
      )}
    >
      {children}
    </span>
  )
}

/** Returns what is said about a jar without points. */
const useJarNote = ({ pointsEarned }: ChildScreenProps['child'], points: number): string | null => {
  const t = useTranslations('home')
  if (points === 0) return pointsEarned === 0 ? t('jarEmpty') : t('jarSpent')
  return points < 0 ? t('jarBelow', { count: -points }) : null
}
