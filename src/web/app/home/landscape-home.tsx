import { ChildSwitcher } from '#web/app/child-switcher.tsx'
import { SettingsLink } from '#web/app/settings-link.tsx'
import { Birthdays } from './birthdays.tsx'
import { LatestActsSection, ModuleSection, TodayHabitsSection } from './deferred-sections.tsx'
import type { LayoutProps } from './layout-props.ts'
import { JarPanel } from './jar-panel.tsx'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwards } from './quick-awards.tsx'

/** Below the habits of up to so many children the quick tiles are in view, too. */
const maxBesideQuick = 2

/** Renders home on a phone on its side: the jar at the left, the habits at the right, a line for each child. */
export function LandscapeHome({ title, ...props }: LayoutProps) {
  const { family, child } = props
  const hasRoomAtTheRight = family.length <= maxBesideQuick
  const quick = <QuickAwards key={`quick ${child.id}`} child={child} shape={hasRoomAtTheRight ? 'low' : 'narrow'} />
  return (
    <div className="pt-2">
      <div className="grid grid-cols-[14.5rem_minmax(0,1fr)] items-start gap-x-3.5">
        <div className="grid grid-cols-1 gap-3">
          <div className="flex min-h-16 items-center gap-2 pr-3 flat:min-h-13">
            <ChildSwitcher family={family} child={child} hasTicks />
            <SettingsLink />
          </div>
          <JarPanel key={child.id} {...props} shape="corner" />
          {!hasRoomAtTheRight && quick}
        </div>
        <div className="grid grid-cols-1 gap-2">
          <TodayHabitsSection {...props} form="lines" title={title} />
          {hasRoomAtTheRight && quick}
        </div>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <Birthdays {...props} />
        <PromiseSection {...props} />
        <ModuleSection {...props} />
        <LatestActsSection {...props} />
      </div>
    </div>
  )
}
