import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { GlimButton } from './glim-button.tsx'
import type { GlimProps } from './glim-popover.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { lazyWithRetry } from './lazy-component.tsx'
import { Logo } from './logo.tsx'
import { navItems, NavLink } from './nav-link.tsx'
import { SettingsLink } from './settings-link.tsx'

const RailAreas = lazyWithRetry(async () => (await import('./rail-areas.tsx')).RailAreas)

const itemClasses = (isCurrent: boolean) =>
  classNames(
    'press font-round flex min-h-12 items-center gap-3 rounded-[0.875rem] px-3.5 no-underline',
    isCurrent ? 'bg-surface-2 font-semibold text-primary' : 'font-medium text-text-2 hover:bg-surface-2',
  )

/** Renders the navigation at the left of a wide window, with Glim and the areas, and language menu and settings at its bottom. */
export function NavigationRail({ glim }: { glim?: GlimProps }) {
  const t = useTranslations('shell')
  const isIdle = useIsBrowserIdle()
  const isGlim = useLocation()[0] === '/ai-chat'
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-1 overflow-y-auto border-r border-line px-3 py-6 lg:flex">
      <div className="px-3 pb-4">
        <Logo />
      </div>
      <nav aria-label={t('main')} className="grid gap-1">
        {navItems.map((item) => (
          <NavLink key={item.path} path={item.path} isExact={item.path === '/'} className={itemClasses}>
            {(isCurrent) => (
              <>
                <Icon name={item.icon} size={22} filled={isCurrent} />
                {t(item.name)}
              </>
            )}
          </NavLink>
        ))}
        <GlimButton {...glim} isCurrent={isGlim} className={classNames(itemClasses(isGlim), 'w-full')}>
          <span className="night -mx-1 grid size-7.5 shrink-0 place-items-center rounded-full">
            <Mascot size={24} />
          </span>
          {t('glim')}
        </GlimButton>
        <Suspense>{isIdle && <RailAreas className={itemClasses} />}</Suspense>
      </nav>
      <div className="flex-1" />
      <div className="flex items-center justify-between">
        <LanguageMenu />
        <SettingsLink />
      </div>
    </header>
  )
}
