import { ChildSwitcher } from '#web/app/child-switcher.tsx'
import { Birthdays } from './birthdays.tsx'
import { LatestActsSection, ModuleSection, TodayHabitsSection } from './deferred-sections.tsx'
import type { LayoutProps } from './layout-props.ts'
import { JarPanel } from './jar-panel.tsx'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwards } from './quick-awards.tsx'

/** Renders home on a phone on its side: the jar at the left, the habits at the right, a line for each child. */
export function LandscapeHome({ title, ...props }: LayoutProps) {
  const { family, child } = props
  return (
    <div className="pt-2">
      <div className="grid grid-cols-[14.5rem_minmax(0,1fr)] items-start gap-x-3.5">
        <div className="grid grid-cols-1 gap-3">
          <div className="flex min-h-16 items-center flat:min-h-13">
            <ChildSwitcher family={family} child={child} hasTicks />
          </div>
          <JarPanel key={child.id} {...props} shape="corner" />
          <QuickAwards key={`quick ${child.id}`} child={child} shape="narrow" />
        </div>
        <TodayHabitsSection {...props} form="lines" title={title} />
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
