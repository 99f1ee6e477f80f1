import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { View } from './view.tsx'

// A press leaves the focus in the site: losing it would be an event for the machines.
document.addEventListener('mousedown', (event) => {
  if (event.target instanceof Element && event.target.closest('button, label'))
    event.preventDefault()
})

const container = document.getElementById('view')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <View />
    </StrictMode>,
  )
}
