import { Mascot } from '#web/ui/mascot.tsx'

/** Renders the logo. Reloads the page, to leave the app where nobody is signed in. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <a href="/" className="tap font-round inline-flex items-center gap-2.5 text-[1.5rem]/7 font-semibold no-underline">
      <Mascot size={size} />
      <span translate="no">{productName}</span>
    </a>
  )
}

const productName = 'Glowjar'
