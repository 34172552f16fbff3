/** Renders a link past the navigation to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="type-label sr-only rounded-field bg-primary text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:px-4 focus:py-3"
    >
      {label}
    </a>
  )
}
