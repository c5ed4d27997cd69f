import './ask-ai'
import './gallery'
import { showArrivalDates } from './arrival-dates'

showArrivalDates()
