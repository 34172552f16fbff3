import { useTranslations } from 'use-intl'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { modules } from './home/modules.ts'
import { NavLink } from './nav-link.tsx'

interface RailAreasProps {
  /** Returns the classes of a link. */
  className: (isCurrent: boolean) => string
}

/** Renders the links of the rail to the screens that the bottom bar reaches through home. */
export function RailAreas({ className }: RailAreasProps) {
  const t = useTranslations('home')
  return (
    <div className="mt-2 grid animate-fade gap-1 border-t border-line pt-3">
      {modules.map(({ name, tone }) => (
        <NavLink
          key={name}
          path={`/${name}`}
          isExact
          className={(isCurrent) => `${className(isCurrent)} min-h-11! gap-2.5! pr-2! text-small`}
        >
          {() => (
            <>
              <ModuleIcon module={tone} size={22} className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">{t(name)}</span>
            </>
          )}
        </NavLink>
      ))}
    </div>
  )
}
