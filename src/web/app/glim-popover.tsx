import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useFormatter, useLocale, useNow, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chatShortcuts, chatOpeningKeyByShortcut } from '#shared/assistant/contract.ts'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import type { Day } from '#shared/time/day.ts'
import { askState } from '#web/lib/ask-state.ts'
import { isFocusInForm } from '#web/lib/focus.ts'
import { read } from '#web/lib/query.ts'
import { useReachable } from '#web/lib/reachability.ts'
import { useToday } from '#web/lib/use-today.ts'
import { chipClasses } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { backdropClasses } from '#web/ui/dialog-classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { findDayPart } from '#web/lib/day-part.ts'

export interface GlimProps {
  /** The signed-in user; undefined if loading it failed. */
  user?: User | undefined
  /** Undefined while the family has no child. */
  child?: Child | undefined
}

type GlimPopoverProps = GlimProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
}

const actionIcons = { tips: 'bulb', rewards: 'gift', recommendations: 'spark' } as const

const greetingKeys = { morning: 'morning', day: 'day', evening: 'evening' } as const

/**
 * Renders a popover: a greeting, the points given today, and links that ask the assistant a question, first one of the
 * parent's own; without a connection what works nevertheless.
 */
export function GlimPopover({ user, child, open, onOpenChange, anchor }: GlimPopoverProps) {
  const t = useTranslations('glim')
  const isServerReachable = useReachable()
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!(event.target instanceof Node && anchor.current?.contains(event.target))) onOpenChange(next)
      }}
    >
      <Popover.Portal>
        {/* Below the bar, whose button closes the popover. */}
        <Popover.Backdrop className={classNames(backdropClasses, 'z-25! lg:hidden')} />
        <Popover.Positioner
          positionMethod="fixed"
          anchor={anchor}
          side="top"
          sideOffset={12}
          collisionPadding={12}
          className="z-65"
        >
          <Popover.Popup
            // The field of the chat may have it already.
            finalFocus={() => (isFocusInForm() ? false : anchor.current)}
            className="w-[min(22rem,calc(100vw-1.5rem))] rounded-card border border-line bg-surface p-4 text-text shadow-float dark:border-control dark:bg-surface-2 transition-[opacity,transform] duration-200 ease-settle outline-none data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
          >
            <div className="flex items-center gap-3">
              <PosedMascot pose="hello" size={52} className="shrink-0" />
              {user && isServerReachable ? (
                <Greeting user={user} child={child} />
              ) : (
                <div className="grid gap-1">
                  <Popover.Title className="type-h3">{t('offline')}</Popover.Title>
                  <Popover.Description className="text-text-2">
                    {t(child ? 'offlineText' : 'offlineEmpty')}
                  </Popover.Description>
                </div>
              )}
            </div>
            {child && isServerReachable && <ChatLinks onChoose={() => onOpenChange(false)} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Greeting({ user, child }: { user: User; child: Child | undefined }) {
  const t = useTranslations('glim')
  const now = useNow().getTime()
  return (
    // Space for three lines before the data has loaded, so that the links below do not move.
    <div className="grid min-h-19 content-center gap-1">
      <Popover.Title className="type-h3">
        {t(greetingKeys[findDayPart(now, user.family.timeZone, useLocale())], { name: user.name })}
      </Popover.Title>
      {child && <TodaySummary child={child} zone={user.family.timeZone} />}
    </div>
  )
}

function ChatLinks({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations('glim')
  return (
    <ul className="grid gap-2 pt-3">
      <li>
        <Link
          href="/ai-chat"
          state={askState}
          className="press flex min-h-12 items-center gap-2 rounded-[1.5rem] border-[1.5px] border-control bg-bg py-2 pr-2 pl-4 text-text-2 no-underline"
          onClick={onChoose}
        >
          <span className="min-w-0 flex-1">{t('ask')}</span>
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-2 text-primary">
            <Icon name="send" size={18} />
          </span>
        </Link>
      </li>
      {chatShortcuts.map((action) => (
        <li key={action}>
          <Link
            href={`/ai-chat?action=${action}&response=${chatOpeningKeyByShortcut[action]}`}
            className={chipClasses(false, 'w-full justify-start! no-underline')}
            onClick={onChoose}
          >
            <Icon name={actionIcons[action]} size={18} className="text-honey" />
            {t(`actions.${action}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const findAwardsOn = (today: Day, activities: readonly Activity[]) =>
  activities.filter(
    ({ points, undone, undoes, day }) => (points ?? 0) > 0 && !undone && undoes === null && day === today,
  )

const deedTypes = ['behavior', 'habit', 'skill'] as const

function TodaySummary({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('glim')
  const format = useFormatter()
  const today = useToday(zone)
  const { data } = useQuery(read(listActivities, createRecentActivitiesInput(child.id)))
  if (!data) return null
  const good = findAwardsOn(today, data)
  const deeds = deedTypes.flatMap((one) => {
    const count = good.filter(({ type }) => type === one).length
    return count > 0 ? [t(`deeds.${one}`, { count })] : []
  })
  const points = good.reduce((sum, activity) => sum + (activity.points ?? 0), 0)
  return (
    <Popover.Description className="text-text-2">
      {good.length === 0
        ? t('nothing', { child: child.name })
        : t('today', { child: child.name, deeds: format.list(deeds), points })}
    </Popover.Description>
  )
}
