import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { TitleWords } from '#web/ui/title-words.tsx'

/** Renders the ticket of a redemption: who chose what, promised today. */
export function RedeemTicket({ child, title }: { child: Child; title: string }) {
  const t = useTranslations('rewards')
  const formatDay = useFormatCalendarDay()
  const day = formatDay(useToday(), 'weekday')
  return (
    <div className="redeem-ticket relative drop-shadow-[0_0.75rem_1.75rem_#0009]">
      <div className="ticket-paper absolute inset-0 rounded-[1.375rem] bg-(--paper)" />
      <div className="relative flex min-h-34 items-center gap-3.5 px-6 py-4 text-(--ink)">
        <Avatar emoji={child.avatarUrl} name={child.name} className="size-18! max-[23rem]:size-14!" />
        <span className="my-0.5 self-stretch border-l-[2.5px] border-dashed border-(--paper-line)" />
        <div className="min-w-0 flex-1">
          <p className="type-h2 text-[1.3125rem]/6.5! wrap-anywhere max-[23rem]:text-[1.125rem]/5.5!">
            <TitleWords text={t('redeemed', { name: child.name, title })} />
          </p>
          <p className="mt-1 text-small opacity-80">{t('promisedToday', { day })}</p>
        </div>
      </div>
    </div>
  )
}
