import { useTranslations } from 'use-intl'
import type { GlimProps } from './glim-popover.tsx'
import { GlimButton } from './glim-button.tsx'
import { navItems, NavLink, type NavItem } from './nav-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Mascot } from '#web/ui/mascot.tsx'

/** Renders the navigation at the bottom of narrow windows: two links, Glim's button, two links. */
export function BottomBar({ glim }: { glim?: GlimProps }) {
  const t = useTranslations('shell')
  const [home, timeline, rewards, profile] = navItems
  return (
    <nav
      data-bottom-bar=""
      aria-label={t('main')}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden',
        'landscape:inset-y-0 landscape:right-auto landscape:w-(--left-rail) landscape:overflow-y-auto landscape:border-t-0 landscape:border-r landscape:pb-0 landscape:pl-[env(safe-area-inset-left)]',
      )}
    >
      <div
        className={classNames(
          'mx-auto grid max-w-120 grid-cols-[1fr_1fr_min(5.25rem,26.25vw)_1fr_1fr] px-[min(0.5rem,2.5vw)] text-[min(var(--text-meta),4.1vw)]/[min(var(--text-meta--line-height),6.25vw)]',
          'landscape:h-full landscape:auto-rows-fr landscape:grid-cols-1 landscape:px-0',
        )}
      >
        <BarLink item={home} />
        <BarLink item={timeline} />
        <GlimButton {...glim} className={classNames('press', glimClasses)}>
          <GlimFace />
        </GlimButton>
        <BarLink item={rewards} />
        <BarLink item={profile} />
      </div>
    </nav>
  )
}

const glimClasses = 'relative grid content-center justify-items-center gap-0.5 rounded-field text-text-2'

/** Renders what stands on Glim's button. */
function GlimFace() {
  const t = useTranslations('shell')
  return (
    <>
      <span
        data-glim=""
        className="night absolute bottom-[calc(100%-min(2.375rem,11.875vw))] grid size-[min(2.25rem,11.25vw)] place-items-center rounded-full landscape:static landscape:size-10"
      >
        <Mascot size={30} className="landscape:size-8" />
      </span>
      {/* As high as the icons of the links, so that the names stand in one line. */}
      <span className="size-[24px] landscape:hidden" />
      {t('glim')}
    </>
  )
}

const itemClasses = (isCurrent: boolean) =>
  classNames(
    'press grid min-h-[min(4rem,20vw)] min-w-0 landscape:min-h-11 content-center justify-items-center gap-0.5 rounded-field text-center no-underline',
    isCurrent ? 'font-semibold text-primary' : 'text-text-2',
  )

function BarLink({ item }: { item: NavItem }) {
  const t = useTranslations('shell')
  return (
    <NavLink path={item.path} className={itemClasses}>
      {(isCurrent) => (
        <>
          <Icon name={item.icon} filled={isCurrent} />
          {t(item.name)}
        </>
      )}
    </NavLink>
  )
}
