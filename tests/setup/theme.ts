import '#web/styles/theme.css'
