import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';

/** The choice of the theme: light, dark, or as the phone. */
export const Aparencia = () => (
  <Card aria-labelledby="aparencia">
    <CardHeader title="Aparência" id="aparencia" />
    <CardBody className="pt-2">
      {/* Three words in a row leave no room for their icons. */}
      <ThemeChoice className="max-w-[360px] max-sm:[&_svg]:hidden" />
    </CardBody>
  </Card>
);
