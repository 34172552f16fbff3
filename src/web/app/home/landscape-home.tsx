import { ChildSwitcher } from '#web/app/child-switcher.tsx'
import { SettingsLink } from '#web/app/settings-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Birthdays } from './birthdays.tsx'
import { ChildSections, SentencePlace, TodayInTurn } from './deferred-sections.tsx'
import type { LayoutProps } from './layout-props.ts'
import { JarPanel, type JarPanelShape } from './jar-panel.tsx'
import { QuickAwards } from './quick-awards.tsx'

/** Below the habits of up to so many children the quick tiles are in view, too. */
const maxBesideQuick = 2

const cornerShape: JarPanelShape = {
  name: 'corner',
  jar: 'corner',
  card: 'h-full max-h-[calc(100dvh-6.5rem)] min-h-50 grid-cols-[auto_minmax(0,1fr)] content-between gap-x-3 p-2.5! flat:min-h-0',
  number: 'self-center pt-4',
  link: 'grid',
  isShort: true,
  wish: 'col-span-2 w-full',
  form: 'plain',
}

/** As high as the habits of two children and the quick tiles. */
const highShape: JarPanelShape = {
  ...cornerShape,
  jar: 'side',
  cell: 'justify-self-center',
  number: 'self-center',
}

const gridClasses =
  'grid grid-cols-[14.5rem_minmax(0,1fr)] grid-rows-[5rem_auto_1fr_auto] items-start gap-x-3.5 pt-2 [&_[data-message-line]]:col-start-2 [&_[data-message-line]]:row-start-1 [&_[data-message-line]+*]:col-start-2 [&_[data-message-line]+*]:row-start-2'

/** Renders home on a phone on its side: the jar at the left, the habits at the right, a line for each child. */
export function LandscapeHome({ title, isEvening, ...props }: LayoutProps & { isEvening: boolean }) {
  const { family, child } = props
  const hasRoomAtTheRight = family.length <= maxBesideQuick
  const quick = <QuickAwards key={`quick ${child.id}`} child={child} shape={hasRoomAtTheRight ? 'low' : 'narrow'} />
  return (
    <div className={gridClasses}>
      <div
        className={classNames(
          'col-start-1 row-[1/4] grid grid-cols-1 gap-4 flat:gap-3',
          hasRoomAtTheRight && 'grid-rows-[auto_1fr] self-stretch',
        )}
      >
        <div className="flex min-h-16 items-center gap-2 pr-3 flat:min-h-13">
          <ChildSwitcher family={family} child={child} hasTicks />
          <SettingsLink />
        </div>
        <JarPanel key={child.id} {...props} shape={family.length === maxBesideQuick ? highShape : cornerShape} />
        {!hasRoomAtTheRight && quick}
      </div>
      <TodayInTurn {...props} form="lines" title={title} isEvening={isEvening} />
      {hasRoomAtTheRight && <div className="col-start-2 row-start-3 mt-2">{quick}</div>}
      <div className="col-[1/3] row-start-4 mt-3">
        <div className="mb-3">
          <SentencePlace {...props} />
        </div>
        <Birthdays {...props} />
        <ChildSections {...props} />
      </div>
    </div>
  )
}
