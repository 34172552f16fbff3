import { useFormatter, useTranslations } from 'use-intl'
import type { Badge } from '#shared/badges/contract.ts'
import { isBadgeKind } from '#shared/badges/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { BadgeDrawing } from '#web/ui/badge-drawing.tsx'
import { findBadgeIcon } from '#web/ui/badge-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TitleWords } from '#web/ui/title-words.tsx'

interface RedeemTicketProps {
  child: Child
  title: string
  /** The badges that the redemption has earned. */
  badges: readonly Badge[]
  /** Shows what the badges are for. */
  onBadges: () => void
}

/** Renders the ticket of a redemption: who chose what, promised today, and the badge that came with it. */
export function RedeemTicket({ child, title, badges, onBadges }: RedeemTicketProps) {
  const t = useTranslations('rewards')
  const formatDay = useFormatCalendarDay()
  const day = formatDay(useToday(), 'weekday')
  return (
    <div className="redeem-ticket relative drop-shadow-[0_0.75rem_1.75rem_#0009]">
      <div className="ticket-paper-upright absolute inset-0 rounded-[1.375rem] bg-(--paper) [--tear-x:6.9375rem] max-[23rem]:[--tear-x:5.9375rem]" />
      <div className="relative grid min-h-34 grid-cols-1 content-center text-(--ink)">
        <div className="flex items-center gap-3.5 px-6 py-3 flex-wrap">
          <Avatar emoji={child.avatarUrl} name={child.name} className="size-18! max-[23rem]:size-14!" />
          <span className="my-2 self-stretch border-l-[2.5px] border-dashed border-(--paper-line)" />
          <div className="min-w-0 flex-1 basis-32">
            <p className="type-h2 text-[1.3125rem]/6.5! wrap-anywhere max-[23rem]:text-[1.125rem]/5.5!">
              <TitleWords text={t('redeemed', { name: child.name, title })} />
            </p>
            <p className="mt-1 text-small opacity-80">{t('promisedToday', { day })}</p>
          </div>
        </div>
        {badges[0] && <BadgesButton badges={badges} icon={badges[0].iconName} onClick={onBadges} />}
      </div>
    </div>
  )
}

interface BadgesButtonProps {
  badges: readonly Badge[]
  icon: string
  onClick: () => void
}

function BadgesButton({ badges, icon, onClick }: BadgesButtonProps) {
  const t = useTranslations()
  const format = useFormatter()
  const titles = badges.map(({ id, title }) => (isBadgeKind(id) ? t(`badges.kinds.${id}.title`) : title))
  return (
    <button
      type="button"
      className="press tap mx-5 flex items-center gap-2 border-t-[2.5px] border-dashed border-(--paper-line) px-1 pt-1 pb-2 text-left text-small font-semibold [--ring:var(--ink)]"
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      <span className="night grid size-9 shrink-0 place-items-center rounded-field">
        <BadgeDrawing icon={findBadgeIcon(icon)} isEarned className="size-8" />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t('rewards.newBadge', { count: badges.length, titles: format.list(titles) })}
      </span>
      <Icon name="forward" size={18} className="shrink-0" />
    </button>
  )
}
