import { useRef, useState, type ReactNode } from 'react'
import { copyText } from '#web/lib/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface CopyFieldProps {
  label: string
  hint: string
  value: string
  texts: { copy: string; copied: string; copyByHand: string }
  /** Further buttons beside that to copy. */
  children?: ReactNode
}

/** Renders a text in a field with a button that copies it; without a clipboard the text is selected. */
export function CopyField({ label, hint, value, texts, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'manually'>()

  const copy = async () => {
    const isCopied = await copyText(value)
    field.current?.select()
    setCopied(isCopied ? 'yes' : 'manually')
  }

  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()} className="grow">
          {copied === 'yes' ? texts.copied : texts.copy}
        </Button>
        {children}
      </div>
      <output className="text-small text-text-2 empty:hidden">{copied === 'manually' && texts.copyByHand}</output>
    </div>
  )
}
