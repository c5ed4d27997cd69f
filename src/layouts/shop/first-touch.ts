// Everything that all pages run from the first interaction on, in one file.
import '~/features/cart/cart-badge'
import '~/features/cart/quantity-control'
import '~/features/notifications/toast-region'
import '~/features/settings/lempira-offer'
import '~/features/settings/shop-settings'
import '~/features/wishlist/wish-heart'
import { loadCode } from '~/early-interaction/load-element'
import './prefetch'
import './skip-transition'

// Exists on pages with products only.
void loadCode('likely-next').catch(() => undefined)
