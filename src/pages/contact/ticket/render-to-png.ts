/** Around the drawing, in its units */
const MARGIN = 40
/** Pixels of the picture for a unit of the drawing */
const SCALE = 1.5

/**
 * A drawing of paths and lines of text as a PNG, in the fonts and colours that it has on the page. As a
 * file of its own it would have neither.
 */
export async function renderToPng(drawing: SVGSVGElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const { width, height } = drawing.viewBox.baseVal
  canvas.width = (width + 2 * MARGIN) * SCALE
  canvas.height = (height + 2 * MARGIN) * SCALE
  canvas.lang = document.documentElement.lang
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SCALE, SCALE)
  context.translate(MARGIN, MARGIN)
  for (const element of drawing.querySelectorAll<SVGGraphicsElement>('path, text')) {
    if (!element.closest('clipPath')) paint(context, element)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: blob.type }))
      else reject(new Error('This browser makes no picture'))
    })
  })
}

function paint(context: CanvasRenderingContext2D, element: SVGGraphicsElement): void {
  const style = getComputedStyle(element)
  const { fill, stroke } = style
  context.save()
  const clip = element.closest('g')?.parentElement?.querySelector('clipPath path')
  if (clip) context.clip(new Path2D(`${clip.getAttribute('d')}`))
  context.fillStyle = fill
  if (element.localName === 'text') {
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const at = (name: string) => Number(element.getAttribute(name))
    context.fillText(`${element.textContent}`, at('x'), at('y'))
  } else {
    const path = new Path2D(`${element.getAttribute('d')}`)
    if (fill !== 'none') context.fill(path)
    if (stroke !== 'none') {
      context.strokeStyle = stroke
      context.lineWidth = Number.parseFloat(style.strokeWidth)
      context.lineCap = 'round'
      context.setLineDash(style.strokeDasharray.split(',').map(Number.parseFloat))
      context.stroke(path)
    }
  }
  context.restore()
}
