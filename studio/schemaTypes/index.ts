import type { SchemaTypeDefinition } from 'sanity'
import { announcement } from './documents/announcement'
import { availability } from './documents/availability'
import { activity } from './documents/activity'
import { category } from './documents/category'
import { destination } from './documents/destination'
import { discountCode } from './documents/discount-code'
import { kit } from './documents/kit'
import { leg } from './documents/leg'
import { order } from './documents/order'
import { packingItem } from './documents/packing-item'
import { policy } from './documents/policy'
import { post } from './documents/post'
import { product } from './documents/product'
import { review } from './documents/review'
import { stock } from './documents/stock'
import { facts } from './objects/facts'
import { choiceCondition } from './objects/choice-condition'
import { helpTopic } from './objects/help-topic'
import { localizedBody } from './objects/localized-body'
import { localizedString } from './objects/localized-string'
import { localizedStrings } from './objects/localized-strings'
import { localizedText } from './objects/localized-text'
import { monthClimate } from './objects/month-climate'
import { numberCondition } from './objects/number-condition'
import {
  orderCancellation,
  orderDispute,
  orderNotice,
  orderPieces,
  orderRefund,
  orderRestock,
  orderReturn,
} from './objects/refunds-and-returns'
import { orderCarrier, orderResend } from './objects/order-carrier'
import { orderCustomer } from './objects/order-customer'
import { orderEvent } from './objects/order-event'
import { orderLine } from './objects/order-line'
import { orderMail } from './objects/order-mail'
import { packingRule } from './objects/packing-rule'
import { picture } from './objects/picture'
import { pictures } from './objects/pictures'
import { richText } from './objects/rich-text'
import { synonymGroup } from './objects/synonym-group'
import { titledBody } from './objects/titled-body'
import { titledText } from './objects/titled-text'
import { singletonTypes } from './singletons'

export const schemaTypes: SchemaTypeDefinition[] = [
  product,
  kit,
  category,
  post,
  policy,
  destination,
  leg,
  activity,
  packingItem,
  order,
  review,
  stock,
  availability,
  discountCode,
  announcement,
  ...singletonTypes,
  localizedString,
  localizedText,
  localizedStrings,
  localizedBody,
  richText,
  picture,
  pictures,
  facts,
  titledText,
  titledBody,
  synonymGroup,
  monthClimate,
  packingRule,
  numberCondition,
  choiceCondition,
  helpTopic,
  orderLine,
  orderEvent,
  orderCarrier,
  orderResend,
  orderCustomer,
  orderMail,
  orderRefund,
  orderDispute,
  orderCancellation,
  orderPieces,
  orderReturn,
  orderRestock,
  orderNotice,
]
