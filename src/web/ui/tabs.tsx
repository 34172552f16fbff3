import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode }

type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Renders tabs with their panels. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto rounded-full bg-surface-2 p-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classNames(
              'press type-label tap shrink-0 grow rounded-full px-4 py-2 whitespace-nowrap',
              tab.value === value ? 'bg-surface text-primary shadow-card dark:bg-line' : 'text-text-2',
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
