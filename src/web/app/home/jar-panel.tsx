import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { JarProps } from '#web/ui/jar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { NextWish } from './next-wish.tsx'
import { ReadyLine, ReadyTag } from './ready-line.tsx'

const LazyLatestActsDialog = lazyDialog(async () => (await import('./latest-acts-dialog.tsx')).LatestActsDialog)

type JarPanelProps = ChildScreenProps & {
  /** `across` on a phone, `strip` there in the evening, `corner` on its side; `tall` beside the screen in a wide window, `grand` in a very wide one. */
  shape: keyof typeof shapes
  /** Whether the next wish is shown. */
  hasWish?: boolean
}

const shapes = {
  across: {
    jar: 'panel',
    card: 'grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-3.5! pl-2.5! max-[23rem]:gap-x-2 max-[23rem]:p-2.5! @max-[15rem]:grid-cols-1 @max-[15rem]:justify-items-center @max-[15rem]:text-center',
    number: 'self-end pr-9',
    wish: 'mt-1 w-full self-start max-[23rem]:mt-1.5 max-[23rem]:p-2',
    form: 'low',
    tag: 'right-2 bottom-1 hidden max-[23rem]:grid',
  },
  strip: {
    jar: 'strip',
    card: 'min-h-30 grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 rounded-[1.5rem]! px-4! py-2! short:min-h-23 short:gap-y-0 short:py-1! @max-[15rem]:grid-cols-1 @max-[15rem]:justify-items-center @max-[15rem]:text-center',
    number: 'self-end pr-8',
    wish: 'self-start',
    form: 'line',
    tag: '-right-1 bottom-0.5 hidden short:grid',
  },
  corner: {
    jar: 'corner',
    card: 'min-h-50 grid-cols-[auto_minmax(0,1fr)] content-between gap-x-3 p-2.5! flat:min-h-0',
    number: 'self-center pt-6 flat:pt-4',
    wish: 'col-span-2 w-full',
    form: 'plain',
    tag: '-right-1 bottom-0.5 grid',
  },
  tall: {
    jar: 'wide',
    card: 'justify-items-center p-5! text-center',
    number: 'mt-2',
    wish: 'mt-3 w-full',
    form: 'box',
    tag: null,
  },
  grand: {
    jar: 'grand',
    card: 'justify-items-center p-5! pt-6! text-center',
    number: 'mt-3',
    wish: 'mt-4 w-full',
    form: 'box',
    tag: null,
  },
} as const satisfies Record<string, JarPanelShape>

interface JarPanelShape {
  jar: JarProps['size']
  card: string
  number: string
  wish: string
  form: Parameters<typeof NextWish>[0]['form']
  /** Where a tag on the jar says that rewards can be chosen; null where a line says it. */
  tag: string | null
}

/** Renders the jar, the balance, what the child saves for, and a button that opens the dialog of the latest acts. */
export function JarPanel({ shape, hasWish = true, ...props }: JarPanelProps) {
  const { user, child } = props
  const t = useTranslations()
  const points = useShownPoints(child)
  const [entriesOpen, setEntriesOpen] = useState(false)
  const { jar, card, number, wish, form, tag } = shapes[shape]
  const ready = { child, pictures: user.family.pictures }
  return (
    <div className="@container grid">
      <Card
        as="section"
        kind="night"
        data-hero={shape}
        aria-label={t('common.jarName', { name: child.name, count: points })}
        className={classNames('grid overflow-visible!', card)}
      >
        <div
          className={classNames(
            'grid place-items-center',
            shape === 'across' && 'row-span-2 self-center @max-[15rem]:row-span-1',
            shape === 'strip' && 'row-span-3 self-center @max-[15rem]:row-span-1',
            // The drawing has space beside and below the glass.
            shape === 'across' && '-mx-2.5 translate-y-2.5',
          )}
        >
          <span className="relative inline-grid max-w-full">
            <ChildJar child={child} size={jar} />
            {hasWish && tag && <ReadyTag {...ready} className={tag} />}
          </span>
        </div>
        <IconButton
          icon="list"
          aria-label={t('home.lastEntries', { name: child.name })}
          aria-haspopup="dialog"
          className="absolute! top-1 right-1 text-night-text hover:bg-night-soft!"
          onClick={() => setEntriesOpen(true)}
        />
        <div className={classNames('min-w-0', number)}>
          <Balance
            {...props}
            isInline={shape === 'strip' || shape === 'tall' || shape === 'grand'}
            isShort={shape === 'strip' || shape === 'corner'}
            hasReady={shape === 'across' || (hasWish && (shape === 'tall' || shape === 'grand'))}
          />
        </div>
        {hasWish && <NextWish {...ready} form={form} className={classNames('min-w-0', wish)} />}
        {shape === 'strip' && <ReadyLine {...ready} form="alone" className="min-h-5.5! short:hidden" />}
        <LazyLatestActsDialog {...props} open={entriesOpen} onClose={() => setEntriesOpen(false)} />
      </Card>
    </div>
  )
}

/** Returns the class of the font size for a formatted number, smaller for long ones. */
const chooseNumberClasses = (text: string, isShort: boolean): string => {
  if (isShort) return text.length <= 6 ? 'type-h1 text-[2.5rem]/10.5! short:text-[2.125rem]/9!' : 'type-h1'
  if (text.length > 7) return 'type-h1'
  return text.length <= 5 ? 'type-display max-[23rem]:text-[2.5rem]/10.5!' : 'type-h1 text-[2.5rem]/11!'
}

interface BalanceProps extends Pick<ChildScreenProps, 'user' | 'child'> {
  /** Shows the name beside the number instead of below it. */
  isInline: boolean
  /** Whether a line shows the rewards that the child can choose. */
  hasReady: boolean
  /** Shows the note about the jar instead of the name. */
  isShort: boolean
}

/**
 * Renders the balance as a link to the rewards, and a note about the jar when it is 0 or negative. Words of the same room
 * follow the note, so that nothing moves with the first light.
 */
function Balance({ user, child, isInline, isShort, hasReady }: BalanceProps) {
  const t = useTranslations()
  const points = useShownPoints(child)
  const numberText = useFormatNumber()
  const text = numberText(points)
  const note = useJarNote(child, points)
  const [firstNote] = useState(note)
  const keptNote = note ?? firstNote
  const whose = t('home.pointsOf', { name: child.name })
  return (
    <>
      <Link
        href="/rewards"
        className={classNames(
          'press max-w-full rounded-field text-inherit no-underline',
          isInline
            ? 'inline-flex gap-x-2.5'
            : 'inline-block align-top max-[23rem]:inline-flex max-[23rem]:flex-wrap max-[23rem]:items-baseline max-[23rem]:gap-x-2',
          // A note has more than one line, beside the number.
          isInline && (isShort && note ? 'items-center' : 'flex-wrap items-baseline'),
          isInline && !isShort && 'justify-center',
        )}
      >
        <span aria-hidden="true" className="contents">
          <span
            data-points=""
            className={classNames('block text-night-gold tabular-nums', chooseNumberClasses(text, isShort))}
          >
            <RollingNumber value={points} format={numberText} />
          </span>
          {isShort && note ? (
            <span className="min-w-0 text-[0.875rem]/4.5 text-night-text wrap-anywhere">{note}</span>
          ) : (
            <Whose isShort={isShort}>{whose}</Whose>
          )}
        </span>
        <span className="sr-only">{t('shell.pointsButton', { count: points })}</span>
      </Link>
      {hasReady && (
        <ReadyLine
          child={child}
          pictures={user.family.pictures}
          className={classNames('max-[23rem]:hidden', isInline ? 'justify-center' : '-mr-9')}
        />
      )}
      {keptNote && !isShort && (
        <div className="mt-1 text-small text-night-quiet">
          <Stack shown={note ? 'note' : 'lit'} contents={{ note: keptNote, lit: t('home.jarLit') }} />
        </div>
      )}
    </>
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
