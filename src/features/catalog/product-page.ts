import './ask-ai'
import './gallery'
import { showArrivalDates } from './arrival-dates'
import { followFreeShipping } from './free-shipping-hint'

showArrivalDates()
followFreeShipping()
