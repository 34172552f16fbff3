import { ChildSwitcher } from '#web/app/child-switcher.tsx'
import { SettingsLink } from '#web/app/settings-link.tsx'
import { Birthdays } from './birthdays.tsx'
import { DayQuestionPlace } from './day-question-place.tsx'
import { ChildSections, SentencePlace, TodayHabitsAndMessages } from './deferred-sections.tsx'
import type { LayoutProps } from './layout-props.ts'
import { JarPanel, type JarPanelShape } from './jar-panel.tsx'
import { QuickAwards } from './quick-awards.tsx'

/** Most children below whose habits the quick tiles, or in the evening the question of the day, are in view, too. */
const maxBesideQuick = 2

/** A shape that leaves the field below it in view. */
const cornerShape: JarPanelShape = {
  name: 'corner',
  jar: 'corner',
  card: 'h-50 max-h-[calc(100dvh-10.5rem)] grid-cols-[auto_minmax(0,1fr)] content-between gap-x-3 p-2.5!',
  number: 'self-center pt-4',
  link: 'grid',
  isShort: true,
  wish: 'col-span-2 w-full',
  form: 'plain',
}

const gridClasses =
  'grid grid-cols-[14.5rem_minmax(0,1fr)] grid-rows-[5rem_auto_1fr_auto_auto] items-start gap-x-3.5 pt-2 [&_[data-today-title]]:col-start-2 [&_[data-today-title]]:row-start-1 [&_[data-today-title]+*]:col-start-2 [&_[data-today-title]+*]:row-start-2'

/** Renders home on a phone on its side: the jar at the left, the habits at the right, a line for each child. */
export function LandscapeHome({ title, isEvening, ...props }: LayoutProps & { isEvening: boolean }) {
  const { family, child } = props
  const hasRoomAtTheRight = family.length <= maxBesideQuick
  const question = isEvening && <DayQuestionPlace key={`question ${child.id}`} {...props} others={family} />
  const quick = <QuickAwards key={`quick ${child.id}`} child={child} shape={hasRoomAtTheRight ? 'low' : 'narrow'} />
  return (
    <div className={gridClasses}>
      <div className="col-start-1 row-[1/4] grid grid-cols-1 gap-3">
        <div className="flex min-h-16 items-center gap-2 pr-3 flat:min-h-13">
          <ChildSwitcher family={family} child={child} hasTicks />
          <SettingsLink />
        </div>
        <JarPanel key={child.id} {...props} shape={cornerShape} />
        <SentencePlace {...props} />
        {!hasRoomAtTheRight && quick}
      </div>
      <TodayHabitsAndMessages {...props} form="lines" title={title} isEvening={isEvening} />
      <div
        className={
          hasRoomAtTheRight ? 'peer col-start-2 row-start-3 mt-1.5 [&_fieldset]:pt-0' : 'col-[1/3] row-start-4 mt-3'
        }
      >
        {question}
      </div>
      {hasRoomAtTheRight && (
        <div className="col-start-2 row-start-3 mt-2 peer-not-empty:col-[1/3] peer-not-empty:row-start-4 peer-not-empty:mt-3">
          {quick}
        </div>
      )}
      <div className="col-[1/3] row-start-5 mt-3">
        <Birthdays {...props} />
        <ChildSections {...props} hasPromises={false} />
      </div>
    </div>
  )
}
