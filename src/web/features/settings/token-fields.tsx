import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { scopes } from '#shared/contract/endpoint.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { childrenQuery } from '#web/lib/children-query.ts'
import { validities, type useTokenForm } from './use-token-form.ts'

type TokenFieldsProps = { form: ReturnType<typeof useTokenForm> }

function SwitchGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1">
      <legend className="type-label">{title}</legend>
      {hint && <p className="text-small text-text-2">{hint}</p>}
      <div className="mt-2 grid rounded-field bg-surface-2 px-4 py-1">{children}</div>
    </fieldset>
  )
}

/** Renders the fields of a new API token: name, scopes, children and validity. */
export function TokenFields({ form }: TokenFieldsProps) {
  const t = useTranslations('tokens')
  const { data: children = [] } = useQuery(childrenQuery)
  const scopesError = form.errorOf('scopes')
  return (
    <>
      <TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
      <SwitchGroup title={t('scopes')}>
        {scopes.map((scope) => (
          <Switch
            key={scope}
            label={t(`scope.${scope}`)}
            hint={t(`scopeHint.${scope}`)}
            checked={form.scopes.includes(scope)}
            onChange={() => form.toggleScope(scope)}
          />
        ))}
        {scopesError && (
          <p role="alert" className="text-small font-medium text-negative">
            {scopesError}
          </p>
        )}
      </SwitchGroup>
      {children.length > 1 && (
        <SwitchGroup title={t('children')} hint={t('childrenHint')}>
          {children.map(({ id, name }) => (
            <Switch key={id} label={name} checked={form.childIds.includes(id)} onChange={() => form.toggleChild(id)} />
          ))}
        </SwitchGroup>
      )}
      <SelectField
        {...form.select('days')}
        label={t('validity')}
        options={validities.map((value) => ({
          value,
          label: value === '' ? t('validAlways') : t('validDays', { count: Number(value) }),
        }))}
      />
    </>
  )
}
