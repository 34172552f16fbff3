import { memo, type ComponentProps, type FunctionComponent } from 'react'

type SvgProps = ComponentProps<'svg'>

/** React component of an SVG file. */
export type SvgComponent = FunctionComponent<SvgProps>

type DrawingProps = SvgProps & {
  /** The components of a folder in `drawings`, by file, such as `./happy.svg`. */
  files: Record<string, SvgComponent>
  name: string
  size?: number
}

/** Renders an SVG file, hidden from assistive technology, because a text stands beside it; not again with what is around it. */
export const Drawing = memo(function Drawing({ files, name, size, ...props }: DrawingProps) {
  const File = files[`./${name}.svg`]
  return File && <File width={size} height={size} {...props} />
})
