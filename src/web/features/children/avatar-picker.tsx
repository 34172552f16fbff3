import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useTranslations } from 'use-intl'
import { avatars } from '#shared/children/rules.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

type AvatarPickerProps = {
  value: string
  onChange: (avatar: string) => void
  /** The name of the child, whose initial stands for no picture. */
  name: string
}

/** Renders a radio group of the avatars and none. */
export function AvatarPicker({ value, onChange, name }: AvatarPickerProps) {
  const t = useTranslations('children')
  return (
    <div className="grid gap-1.5">
      <p id="avatar-label" className="type-label">
        {t('avatar')}
      </p>
      <RadioGroup
        aria-labelledby="avatar-label"
        value={value}
        onValueChange={(next: string) => onChange(next)}
        className="grid grid-cols-4 gap-1.5"
      >
        {avatars.map((avatar) => (
          <Radio.Root
            key={avatar}
            value={avatar}
            aria-label={t(`avatars.${avatar}`)}
            className={tileClasses(value === avatar, 'bg-surface-2')}
          >
            <Avatar emoji={avatar} name={name} size="medium" className="max-w-full" />
            {value === avatar && <CheckMark />}
          </Radio.Root>
        ))}
        <Radio.Root
          value=""
          className={tileClasses(value === '', 'type-label col-span-full flex! gap-2.5 bg-surface-2 px-4')}
        >
          <Avatar emoji={null} name={name} size="small" />
          {t('noAvatar')}
        </Radio.Root>
      </RadioGroup>
    </div>
  )
}

function tileClasses(isSelected: boolean, className: string): string {
  return classNames(
    'press relative grid min-h-13 items-center justify-center rounded-field border-2 select-none',
    isSelected ? 'border-primary' : 'border-transparent',
    className,
  )
}

function CheckMark() {
  return (
    <span className="absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full bg-primary text-on-primary">
      <Icon name="check" size={14} />
    </span>
  )
}
