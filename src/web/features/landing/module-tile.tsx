import { ModuleIcon, type ModuleTone } from '#web/ui/module-icon.tsx'
import { classNames } from '#web/ui/class-names.ts'

const colors: Record<Exclude<ModuleTone, 'honey'>, string> = {
  ember: 'bg-ember-tint text-ember',
  leaf: 'bg-leaf-tint text-leaf',
  summit: 'bg-summit-tint text-summit',
  petal: 'bg-petal-tint text-petal',
}

type ModuleTileProps = {
  module: keyof typeof colors
  title: string
  text: string
  age: string
}

/** Renders a module in its colour. */
export function ModuleTile({ module, title, text, age }: ModuleTileProps) {
  return (
    <li
      className={classNames(
        'flex min-h-38 flex-col justify-between gap-4 rounded-card p-3.5 sm:p-5 lg:min-h-42',
        colors[module],
      )}
    >
      <ModuleIcon module={module} className="shrink-0" />
      <div>
        <h3>{title}</h3>
        <p className="text-small">{text}</p>
        <p className="mt-1 text-meta font-medium">{age}</p>
      </div>
    </li>
  )
}
