import '@corre/ui/shell/worker/sw.ts';
import './offer-push.ts';
import './renew-push.ts';
